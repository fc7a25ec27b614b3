import type { components } from '../contract/generated/sandbox.ts';
import { durationText } from '../world/duration.ts';
import type { JobPlanRow } from '../world/rows.ts';

/**
 * Returns a job plan as the control plane represents it.
 * The delay and the number of reads are null if the plan's mode does not use them.
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
