import type { components } from '../../../contract/generated/sandbox.ts';
import type { OperationResponse } from '../../../contract/operation.ts';
import { inSlices } from '../../../tenant/slices.ts';
import type { TenantData } from '../../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../../find-tenant.ts';
import type { ControlRequest } from '../../operation.ts';
import { derivedRow } from './derived-row.ts';
import { type ListedRow, matchingRows } from './matching-rows.ts';
import { shownRows } from './shown-rows.ts';

type Name = components['schemas']['RowCollection'];

export async function listTenantRows(
  request: ControlRequest<'listTenantRows'>,
): Promise<OperationResponse<'listTenantRows'>> {
  const { tenants, path, query } = request;
  const { collection, page = 1, pageSize = 50 } = query;
  const all = await inSlices(tenants, () =>
    rowsOf(tenantWithDueTransitions(request, path.tenant).tenantData, collection),
  );
  const found = await matchingRows(all, query);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const rows = await inSlices(tenants, () => {
    const { tenantData } = tenantWithDueTransitions(request, path.tenant);
    return shown.map((row) => derivedRow(tenantData, collection, row));
  });
  return { status: 200, body: { collection, total: found.length, page, pageSize, rows } };
}

/** Copies the list of a collection's rows, because other requests can change the collection during a search. */
function rowsOf(tenantData: TenantData, name: Name): ListedRow[] {
  return Array.from<object, ListedRow>(shownRows[name](tenantData), (row) => ({ ...row }));
}
