import type { OperationId } from '../../canonical/operations.ts';
import { Failure } from '../../runner/failure.ts';
import type { Case } from '../../runner/model.ts';
import { stated } from '../define-case.ts';

const filters: readonly (readonly [OperationId, readonly string[]])[] = [
  ['listUsers', ['filter[id]', 'filter[email]', 'filter[department]', 'filter[includeDeleted]']],
  ['listDepartments', ['filter[id]', 'filter[path]']],
  ['readAccess', ['filter[type]', 'filter[id]', 'filter[path]']],
  ['listRoles', ['filter[type]']],
];

/** Query parameters as the source spells them; judged by what the binding sends. */
export const filterNames: readonly Case[] = filters.map(([operation, names]) =>
  stated({
    id: `filter-names-${operation}`,
    requirement: 'filter-names',
    title: `The filters of ${operation} are spelled as stated`,
    operations: [operation],
    readOnly: true,
    run: async (api) => {
      const sent = Object.keys(api.bound(operation).query ?? {});
      const missing = names.filter((name) => !sent.includes(name));
      if (missing.length > 0) throw new Failure(`the binding does not send ${missing.join(', ')}`, names, sent, null);
    },
  }),
);
