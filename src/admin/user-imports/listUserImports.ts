import type { Operation } from '../../operation/operation.ts';
import { pageOf } from '../paging.ts';
import { importResource } from './processes.ts';

export const listUserImports: Operation<'listUserImports'> = ({ tenantData: { rows }, query }) => {
  const total = rows.imports.size;
  const page = pageOf('/v2/admin/users/import', query, total);
  const oldestFirst = rows.imports.list(Math.max(0, total - page.to), Math.max(0, total - page.from));
  const data = oldestFirst.reverse().map(importResource);
  return { status: 200, body: { data, meta: page.meta, links: page.links } };
};
