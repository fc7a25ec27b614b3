import type { OperationId } from '../../canonical/operations.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Failure } from '../../case/failure.ts';

const fields: readonly (readonly [OperationId, 'answer' | 'body', readonly string[]])[] = [
  ['readDepartment', 'answer', ['name', 'parentDepartment', 'path', 'depth', 'memberCount']],
  ['readAccess', 'answer', ['accessList']],
  ['updateDepartmentMembers', 'body', ['members']],
  ['replaceRoleAssignments', 'body', ['assignments']],
];

/** Every text in the places of a binding: what it reads and where. */
function textsIn(places: unknown): string[] {
  if (typeof places === 'string') return [places];
  return typeof places === 'object' && places !== null ? Object.values(places).flatMap(textsIn) : [];
}

/** Fields as the source spells them; judged by the places that the binding reads and the body that it sends. */
export const fieldNames: readonly Case[] = fields.map(([operation, where, names]) =>
  stated({
    id: `field-names-${operation}`,
    requirement: 'field-names',
    title: `The fields of ${operation} are spelled as stated`,
    operations: [operation],
    readOnly: true,
    run: async (api) => {
      const { answer = {}, body = {}, read, prepare } = api.bound(operation);
      const places = where === 'answer' ? Object.values(answer) : body;
      // A typed module may read and write by functions of its own.
      const text = JSON.stringify(places) + String((where === 'answer' ? read : prepare) ?? '');
      const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
      if (missing.length > 0)
        throw new Failure(`the binding has no ${missing.join(', ')}`, names, textsIn(places), null);
    },
  }),
);
