import type { OperationId } from '../../canonical/operations.ts';
import { type Case, stated } from '../../case/case.ts';
import { Failure } from '../../case/failure.ts';
import { namesIn } from './field-names.ts';

const filters: readonly (readonly [OperationId, readonly string[]])[] = [
  ['listUsers', ['filter[id]', 'filter[email]', 'filter[department]', 'filter[includeDeleted]']],
  ['listDepartments', ['filter[id]', 'filter[path]']],
  ['readAccess', ['filter[type]', 'filter[id]', 'filter[path]']],
  ['listRoles', ['filter[type]']],
];

/** Test cases that compare the filter names in the target file with the service description. */
export const filterNames: readonly Case[] = filters.map(([operation, names]) =>
  stated({
    id: `filter-names-${operation}`,
    requirement: 'filter-names',
    title: `The filters of ${operation} have the stated spelling`,
    operations: [operation],
    readOnly: true,
    byBinding: true,
    run: async (api) => {
      const { query = {}, body, path, prepare } = api.bound(operation);
      const sent = [...Object.keys(query), ...namesIn(body)];
      // A target file can contain a filter name in the request path or in the function `prepare`.
      const elsewhere = decodeURIComponent(path) + (prepare ? String(prepare) : '');
      const missing = names.filter((name) => !sent.includes(name) && !elsewhere.includes(name));
      if (missing.length > 0) throw new Failure(`the binding does not send ${missing.join(', ')}`, names, sent, null);
    },
  }),
);
