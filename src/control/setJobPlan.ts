import type { BodyOf } from '../contract/operation.ts';
import { validMilliseconds } from '../world/duration.ts';
import type { JobPlanRow } from '../world/rows.ts';
import { existingKind, requireMeaning, shownPlan } from './job-plans.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** Plans the course of what is submitted of a kind from now on (D-90, D-93). */
export const setJobPlan: ControlOperation<'setJobPlan'> = ({ tenants, machines, journals, path, body }) => {
  requireMeaning('/after', body.after !== undefined, body.mode === 'after', 'the mode after');
  requireMeaning('/polls', body.polls !== undefined, body.mode === 'polls', 'the mode polls');
  requireMeaning('/code', body.code !== undefined, body.outcome === 'fail', 'the outcome fail');
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  const plan = planFrom(existingKind(path.kind), body);
  world.transact(() => world.rows.jobPlans.put(plan));
  return { status: 200, body: shownPlan(plan) };
};

function planFrom(kind: string, { mode, after = '150ms', polls = 1, outcome, code }: BodyOf<'setJobPlan'>): JobPlanRow {
  return {
    kind,
    mode,
    after: validMilliseconds(after),
    polls,
    outcome: outcome ?? 'succeed',
    code: code ?? null,
  };
}
