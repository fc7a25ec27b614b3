import type { components } from '../../contract/generated/admin.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { findById } from '../../tenant/ids.ts';
import type { ImportRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export function existingImport(tenantData: TenantData, id: string): ImportRow {
  const process = findById(tenantData.rows.imports, id);
  if (process) return process;
  const detail = `no import process has the id ${JSON.stringify(id)}`;
  throw new Problem({ code: 'IMPORT NOT FOUND', detail });
}

export function importResource(process: ImportRow): components['schemas']['UserImport'] {
  const { id, plan: _plan, polls: _polls, worked: _worked, ...attributes } = process;
  return { type: 'user-import-processes', id, attributes, links: { self: addressOf(id) } };
}

export function acceptImport(process: ImportRow): OperationResponse<'importUsers'> {
  return {
    status: 202,
    headers: { location: addressOf(process.id) },
    body: { data: importResource(process) },
  };
}

function addressOf(id: string): string {
  return `/v2/admin/users/import/${id}`;
}

export function stateConflict({ id, status }: ImportRow, rule: string, headers = {}): Problem {
  const detail = `import process ${id} has the status ${JSON.stringify(status)}; ${rule}`;
  return new Problem({ code: 'IMPORT STATE CONFLICT', detail }, headers);
}
