import { limits } from '../../contract/generated/limits.ts';
import type { BodyOf } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { jobPlanKinds, planOf } from '../../jobs/plan.ts';
import { validMilliseconds } from '../../tenant/duration.ts';
import type { JobPlanRow } from '../../tenant/rows.ts';
import { advances } from '../clock/advance.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';
import { requireMeaning } from '../require-meaning.ts';
import { listTenantWork } from './listTenantWork.ts';
import { shownPlan } from './shown-plan.ts';

export const jobPlans: ControlOperations = {
  readJobPlans: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    return { status: 200, body: { jobPlans: jobPlanKinds.map((kind) => shownPlan(planOf(tenantData, kind))) } };
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
