import { limits } from '../../contract/generated/limits.ts';
import type { components } from '../../contract/generated/sandbox.ts';
import type { BodyOf, OperationResponse } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { jobPlanKinds, jobPlanOf } from '../../jobs/plan.ts';
import { workItemsOf } from '../../jobs/work-items.ts';
import { timestamp } from '../../tenant/clock.ts';
import { durationText, validMilliseconds } from '../../tenant/duration.ts';
import { findById } from '../../tenant/ids.ts';
import type { JobPlanRow, WorkKindName } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { advances } from '../clock/advance.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations, ControlRequest } from '../operation.ts';
import { requireMeaning } from '../require-meaning.ts';
import { departmentPath, userName } from '../tenants/rows/derived-row.ts';
import { type WorkRow, workRows } from './work-rows.ts';

export const jobPlans: ControlOperations = {
  readJobPlans: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    return { status: 200, body: { jobPlans: jobPlanKinds.map((kind) => shownPlan(jobPlanOf(tenantData, kind))) } };
  },

  setJobPlan: (request) => {
    const { path, body } = request;
    requireMeaning('/after', body.after !== undefined, body.mode === 'after', '/mode is "after"');
    requireMeaning('/polls', body.polls !== undefined, body.mode === 'polls', '/mode is "polls"');
    requireMeaning('/code', body.code !== undefined, body.outcome === 'fail', '/outcome is "fail"');
    const { tenantData } = tenantWithDueTransitions(request, path.tenant);
    const plan = planFrom(existingKind(path.kind), body);
    tenantData.transact(() => tenantData.rows.jobPlans.put(plan));
    return { status: 200, body: shownPlan(plan) };
  },

  clearJobPlan: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    const kind = existingKind(path.kind);
    tenantData.transact(() => tenantData.rows.jobPlans.delete(kind));
    return { status: 204, body: undefined };
  },

  ...advances,

  listTenantWork,
};

function existingKind(kind: string): JobPlanRow['kind'] {
  const found = jobPlanKinds.find((each) => each === kind);
  if (found) return found;
  const known = jobPlanKinds.map((each) => JSON.stringify(each)).join(', ');
  const detail = `no kind of work has the name ${JSON.stringify(kind)}; the names are ${known}`;
  throw new Problem({ code: 'JOB PLAN KIND NOT FOUND', detail, source: { parameter: 'kind' } });
}

function planFrom(kind: JobPlanRow['kind'], body: BodyOf<'setJobPlan'>): JobPlanRow {
  const { mode, after = limits.usualJobDuration, polls = 1, outcome = 'succeed', code = null } = body;
  return { kind, mode, after: validMilliseconds(after), polls, outcome, code };
}

const machineNames: readonly WorkKindName[] = ['job', 'user-import', 'document', 'provision'];

function listTenantWork(request: ControlRequest<'listTenantWork'>): OperationResponse<'listTenantWork'> {
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

/** A property is null if the mode of the plan does not use it. For example, `after` is null in the mode `polls`. */
function shownPlan({ kind, mode, after, polls, outcome, code }: JobPlanRow): components['schemas']['JobPlan'] {
  return {
    kind,
    mode,
    after: mode === 'after' ? durationText(after) : null,
    polls: mode === 'polls' ? polls : null,
    outcome,
    code,
  };
}
