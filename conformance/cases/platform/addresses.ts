import { type OperationId, type OperationSpec, operationIds, operations } from '../../canonical/operations.ts';
import { type Case, stated } from '../../case/case.ts';
import { Failure } from '../../case/failure.ts';

const administration = operationIds.filter((operation) => {
  const { interface: name, assumed }: OperationSpec = operations[operation];
  return name === 'admin' && !assumed;
});
const shown = ['listFields', 'createProvision', 'listProvisions', 'readProvisionRecord'] as const;

function addressCase(
  operation: OperationId,
  requirement: string,
  title: string,
  wanted: RegExp,
  part: 'address' | 'path',
): Case {
  return stated({
    id: `addresses-${operation}`,
    requirement,
    title,
    operations: [operation],
    readOnly: true,
    byBinding: true,
    run: async (api) => {
      const bound = api.bound(operation)[part];
      if (wanted.test(bound)) return;
      throw new Failure(`${title}: the target file has the path ${bound}`, wanted.source, bound, null);
    },
  });
}

export const addresses: readonly Case[] = [
  ...administration.map((operation) => {
    const title = `The path of ${operation} begins with /v2/admin`;
    return addressCase(operation, 'administration-paths-prefix', title, /\/v2\/admin\/./, 'address');
  }),
  ...shown.map((operation) => {
    const title = `The path of ${operation} has no version prefix`;
    return addressCase(operation, 'documents-shown-paths-unversioned', title, /^(?!.*\/v\d+(\.\d+)*\/)/, 'path');
  }),
];
