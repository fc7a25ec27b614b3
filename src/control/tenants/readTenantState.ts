import type { OperationResponse } from '../../contract/operation.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import { jsonStream } from '../json-stream.ts';
import type { ContentAnswer, ControlRequest } from '../operation.ts';
import { shownRows } from './rows/shown-rows.ts';

export function readTenantState(request: ControlRequest<'readTenantState'>): ContentAnswer {
  const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
  return { status: 200, content: jsonStream(stateOf(tenantData, timestamp(now))) };
}

type Body = OperationResponse<'readTenantState'>['body'];
type State = { [Name in keyof Body]: Body[Name] extends (infer Row)[] ? Iterable<Row> : Body[Name] };

function stateOf(tenantData: TenantData, now: string): State {
  return {
    tenant: tenantData.tenant,
    now,
    users: shownRows.users(tenantData),
    departments: shownRows.departments(tenantData),
    folders: shownRows.folders(tenantData),
    grants: shownRows.grants(tenantData),
    roles: shownRows.roles(tenantData),
    jobs: shownRows.jobs(tenantData),
    imports: shownRows.imports(tenantData),
    fields: shownRows.fields(tenantData),
    provisions: shownRows.provisions(tenantData),
    documents: shownRows.documents(tenantData),
    directory: shownRows.directory(tenantData),
  };
}
