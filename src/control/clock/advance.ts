import type { components } from '../../contract/generated/sandbox.ts';
import { type HttpErrorCode, Problem } from '../../contract/problem.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { advanceWorkItem } from '../../jobs/due.ts';
import { type WorkItem, workItemsOf } from '../../jobs/work-items.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { JobPlanRow, WorkKindName } from '../../tenant/rows.ts';
import { inSlices } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations, ControlParts } from '../operation.ts';
import { requireMeaning } from '../require-meaning.ts';

type Schemas = components['schemas'];

export const advances: ControlOperations = {
  advanceTenantJob: { run: (request) => advance(request, 'job', request.path.jobId) },
  advanceTenantImport: { run: (request) => advance(request, 'user-import', request.path.importId) },
  advanceTenantDocument: { run: (request) => advance(request, 'document', request.path.documentId) },
  advanceTenantProvision: { run: (request) => advance(request, 'provision', request.path.recordId) },
};

const named: Readonly<Record<WorkKindName, { what: string; unknown: HttpErrorCode }>> = {
  job: { what: 'job', unknown: 'JOB NOT FOUND' },
  'user-import': { what: 'import process', unknown: 'IMPORT NOT FOUND' },
  document: { what: 'document record', unknown: 'DOCUMENT NOT FOUND' },
  provision: { what: 'provision record', unknown: 'PROVISION RECORD NOT FOUND' },
};

interface AdvanceRequest extends ControlParts {
  path: { tenant: string };
  body: Schemas['Advance'];
}

async function advance(request: AdvanceRequest, machine: WorkKindName, id: string) {
  const at = await inSlices(request.tenants, () => makeNext(request, machine, id));
  const body: Schemas['Advanced'] = await inSlices(request.tenants, () => {
    const { tenantData } = tenantWithDueTransitions(request, request.path.tenant);
    return { id, status: existing(tenantData, machine, id).status, at: timestamp(at) };
  });
  return { status: 200 as const, body };
}

function makeNext(request: AdvanceRequest, machine: WorkKindName, id: string): number {
  const { tenants, machines, journals, path, body } = request;
  requireMeaning('/code', body.code !== undefined, body.outcome === 'fail', '/outcome is "fail"');
  const { tenantData, now: at } = tenantWithDueTransitions(request, path.tenant);
  const { status, plan } = existing(tenantData, machine, id);
  if (!isMovedByTime(workItemsOf[machine].states, status)) {
    const detail = `${named[machine].what} ${id} has the status ${JSON.stringify(status)}, so no change of status is pending`;
    throw new Problem({ code: 'NO TRANSITION LEFT', detail });
  }
  const { value: made } = tenantData.transact(() => {
    workItemsOf[machine].replan(tenantData, id, planAfter(plan, body, status));
    return advanceWorkItem(tenantData, machines, { machine, subject: id, at });
  });
  tenants.afterwards(() => journals.settled(path.tenant, [made]));
  return at;
}

const notStarted: readonly string[] = ['queued', 'pending'];

/** If the work is in progress, sets the mode `manual`, because the mode `after` delays the remaining steps. */
function planAfter(plan: JobPlanRow, { outcome, code }: Schemas['Advance'], status: string): JobPlanRow {
  const given = outcome ? { ...plan, outcome, code: code ?? null } : plan;
  return notStarted.includes(status) ? given : { ...given, mode: 'manual' };
}

const mostNamed = 5;

function existing(tenantData: TenantData, machine: WorkKindName, id: string): WorkItem {
  const { find, latest } = workItemsOf[machine];
  const found = find(tenantData, id);
  if (found) return found;
  const { what, unknown } = named[machine];
  const ids = latest(tenantData, mostNamed).join(', ');
  const known = ids === '' ? 'there are none' : `the latest are ${ids}`;
  throw new Problem({
    code: unknown,
    detail: `the tenant "${tenantData.tenant}" has no ${what} with the id ${JSON.stringify(id)}; ${known}`,
  });
}
