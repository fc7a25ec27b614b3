import { limits } from '../../contract/generated/limits.ts';
import type { components } from '../../contract/generated/sandbox.ts';
import type { OperationResponse } from '../../contract/operation.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { workItemsOf } from '../../jobs/work-items.ts';
import { timestamp } from '../../tenant/clock.ts';
import { findById } from '../../tenant/ids.ts';
import type { WorkKindName } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { departmentPath, userName } from '../tenants/rows/derived-row.ts';
import { shownPlan } from './shown-plan.ts';
import { type WorkRow, workRows } from './work-rows.ts';

const machineNames: readonly WorkKindName[] = ['job', 'user-import', 'document', 'provision'];

export function listTenantWork(request: ControlRequest<'listTenantWork'>): OperationResponse<'listTenantWork'> {
  const { tenantData, now } = tenantWithDueTransitions(request, request.path.tenant);
  const { machine, pending, subject, limit = limits.shownWork } = request.query ?? {};
  const isWanted = (name: WorkKindName, row: WorkRow) =>
    (pending === undefined || isPending(name, row) === pending) &&
    (subject === undefined || subject === `${row.subject.collection}/${row.subject.id}`);
  const names = machine === undefined ? machineNames : [machine];
  const work = names
    .flatMap((name) => latest(tenantData, name, (row) => isWanted(name, row), limit))
    .sort((left, right) => right.submittedAt.localeCompare(left.submittedAt));
  const next = tenantData.rows.due.first('byTime');
  const nextDue = next ? timestamp(next.at) : null;
  return { status: 200, body: { now: timestamp(now), nextDue, work: work.slice(0, limit) } };
}

function isPending(machine: WorkKindName, { status }: WorkRow): boolean {
  return isMovedByTime(workItemsOf[machine].states, status);
}

function latest(
  tenantData: TenantData,
  machine: WorkKindName,
  isWanted: (row: WorkRow) => boolean,
  limit: number,
): Work[] {
  const found: WorkRow[] = [];
  for (const row of workRows[machine](tenantData)) {
    if (found.length === limit) break;
    if (isWanted(row)) found.push(row);
  }
  return found.map((row) => shownWork(tenantData, machine, row));
}

type Work = components['schemas']['Work'];

function shownWork(tenantData: TenantData, machine: WorkKindName, work: WorkRow): Work {
  const { id, plan, subject, ...row } = work;
  const due = tenantData.rows.due
    .find('bySubject', [machine, id])
    .map(({ at }) => at)
    .sort((left, right) => left - right);
  return {
    machine,
    id,
    kind: plan.kind,
    ...row,
    subject: { ...subject, name: subjectName(tenantData, work) },
    isPending: isPending(machine, work),
    plan: shownPlan(plan),
    due: due.map(timestamp),
  };
}

function subjectName(tenantData: TenantData, { name, subject: { collection, id } }: WorkRow): string | null {
  if (collection === 'departments') return departmentPath(tenantData, id);
  if (collection === 'users') return userName(tenantData, id);
  return collection === 'folders' ? (findById(tenantData.rows.folders, id)?.path ?? null) : name;
}
