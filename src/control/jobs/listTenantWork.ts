import { limits } from '../../contract/generated/limits.ts';
import type { components } from '../../contract/generated/sandbox.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { workItemsOf } from '../../jobs/work-items.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { WorkKindName } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { shownPlan } from './shown-plan.ts';
import { type WorkRow, workRows } from './work-rows.ts';

const machineNames: readonly WorkKindName[] = ['job', 'user-import', 'document', 'provision'];

export function listTenantWork(request: ControlRequest<'listTenantWork'>): OperationResponse<'listTenantWork'> {
  const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
  const { machine, pending, limit = limits.shownWork } = request.query ?? {};
  const names = machine === undefined ? machineNames : [machine];
  const work = names
    .flatMap((name) => latest(tenantData, name, pending, limit))
    .sort((left, right) => right.submittedAt.localeCompare(left.submittedAt));
  const next = tenantData.rows.due.first('byTime');
  const nextDue = next ? timestamp(next.at) : null;
  return { status: 200, body: { now: timestamp(now), nextDue, work: work.slice(0, limit) } };
}

function latest(tenantData: TenantData, machine: WorkKindName, pending: boolean | undefined, limit: number): Work[] {
  const isWanted = ({ status }: WorkRow) =>
    pending === undefined || isMovedByTime(workItemsOf[machine].states, status) === pending;
  const found: WorkRow[] = [];
  for (const row of workRows[machine](tenantData)) {
    if (found.length === limit) break;
    if (isWanted(row)) found.push(row);
  }
  return found.map((row) => shownWork(tenantData, machine, row));
}

type Work = components['schemas']['Work'];

function shownWork(tenantData: TenantData, machine: WorkKindName, { id, plan, ...row }: WorkRow): Work {
  const due = tenantData.rows.due
    .find('bySubject', [machine, id])
    .map(({ at }) => at)
    .sort((left, right) => left - right);
  return {
    machine,
    id,
    kind: plan.kind,
    ...row,
    isPending: isMovedByTime(workItemsOf[machine].states, row.status),
    plan: shownPlan(plan),
    due: due.map(timestamp),
  };
}
