import type { components } from '../contract/generated/sandbox.ts';
import { durationText } from '../world/duration.ts';
import type { JobPlanRow } from '../world/rows.ts';

/**
 * Returns a job plan (when and how asynchronous work ends) in the format of the control-plane API.
 * In a job plan, `after` (a delay) or `polls` (a number of status requests) is null if the plan does not use it.
 */
export function shownPlan({ kind, mode, after, polls, outcome, code }: JobPlanRow): components['schemas']['JobPlan'] {
  return {
    kind,
    mode,
    after: mode === 'after' ? durationText(after) : null,
    polls: mode === 'polls' ? polls : null,
    outcome,
    code,
  };
}
