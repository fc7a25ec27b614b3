import type { Operation } from '../../operation/operation.ts';
import { byId, pageOf } from '../paging.ts';
import { importResource } from './processes.ts';

export const listUserImports: Operation<'listUserImports'> = ({ tenantData: { rows: tables }, query }) => {
  const total = tables.imports.size;
  const { rows, ...page } = pageOf('/v2/admin/users/import', query, {
    total,
    rows: (from, to) => tables.imports.list(Math.max(0, total - to), Math.max(0, total - from)).reverse(),
    placeOf: byId.placeOf,
    compare: (one, other) => byId.compare(other, one),
  });
  return { status: 200, body: { data: rows.map(importResource), ...page } };
};
