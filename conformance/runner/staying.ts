import type { Input, OperationId, Output } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { objectId } from '../clean-up/creations.ts';
import type { Ledger } from '../clean-up/ledger.ts';
import type { Cleanup } from '../clean-up/sweep.ts';
import type { Target } from '../target/types.ts';
import { isInvented } from './existing.ts';

export type Staying = NonNullable<Cleanup['staying']>[number];

export const permanent: readonly OperationId[] = ['createProvision', 'importUsers'];

export const fieldOperations: readonly OperationId[] = ['updateDocumentFields', 'updateDocumentFieldsByDocId'];

interface Known {
  target: Target;
  staying: readonly Staying[];
  ledger: Ledger;
}

export function newlyStaying(operation: OperationId, input: object, reply: Reply<OperationId>, known: Known) {
  if (permanent.includes(operation)) return [permanentObject(operation, input, reply)];
  if (fieldOperations.includes(operation)) return newFields(operation, input, known);
  if (operation === 'replaceRoleAssignments') return newRoles(input, known);
  return [];
}

function permanentObject(operation: OperationId, input: object, { values }: Reply<OperationId>): Staying {
  const { name, fileName } = input as Input<'createProvision'> & Input<'importUsers'>;
  const { recordId } = values as Output<'createProvision'>;
  return { operation, id: recordId ?? objectId(values) ?? 'unknown', name: name ?? fileName ?? '' };
}

function newFields(operation: OperationId, input: object, { target, staying }: Known): Staying[] {
  const { fields } = input as Input<'updateDocumentFields'>;
  const earlier = new Set([...(target.existing?.documentFields ?? []), ...staying.map(({ id }) => id)]);
  const names = new Set((fields ?? []).flatMap(({ name }) => name ?? []));
  return [...names].filter((id) => !earlier.has(id)).map((id) => ({ operation, id, name: 'a custom field' }));
}

function newRoles(input: object, { target, staying, ledger }: Known): Staying[] {
  const { assignments } = input as Input<'replaceRoleAssignments'>;
  const earlier = new Set(staying.map(({ id }) => id));
  return (assignments ?? []).flatMap(({ userId, roleId }) => {
    const isKnown = !userId || ledger.hasRoleOf(userId) || isInvented(target, userId) || earlier.has(`user ${userId}`);
    const name = `role ${roleId}, because the earlier role is unknown or not a custom role`;
    return isKnown ? [] : [{ operation: 'replaceRoleAssignments', id: `user ${userId}`, name }];
  });
}
