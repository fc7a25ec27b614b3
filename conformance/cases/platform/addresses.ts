import { type OperationId, operationIds, operations } from '../../canonical/operations.ts';
import { Failure } from '../../runner/failure.ts';
import type { Case } from '../../runner/model.ts';
import { stated } from '../define-case.ts';

const administration = operationIds.filter((operation) => operations[operation].interface === 'admin');
const shown = ['listFields', 'createProvision', 'listProvisions', 'readProvisionRecord'] as const;

function addressCase(operation: OperationId, requirement: string, title: string, wanted: RegExp): Case {
  return stated({
    id: `addresses-${operation}`,
    requirement,
    title,
    operations: [operation],
    readOnly: true,
    run: async (api) => {
      const { address } = api.bound(operation);
      if (wanted.test(address)) return;
      throw new Failure(`${title}: the target file binds it to ${address}`, wanted.source, address, null);
    },
  });
}

/** Where an address begins; judged by what the target file says, so nothing is sent. */
export const addresses: readonly Case[] = [
  ...administration.map((operation) => {
    const title = `The address of ${operation} begins with /v2/admin`;
    return addressCase(operation, 'administration-paths-prefix', title, /\/v2\/admin\/./);
  }),
  ...shown.map((operation) => {
    const title = `The address of ${operation} has no version in front`;
    return addressCase(operation, 'documents-shown-paths-unversioned', title, /^(?!.*\/v\d+(\.\d+)*\/)/);
  }),
];
