import type { components } from '../contract/generated/sandbox.ts';
import { durationText } from '../world/duration.ts';
import type { JobPlanRow } from '../world/rows.ts';

/**
 * Returns a job plan, which configures when and how asynchronous work ends, in the format of the control plane.
 * The delay is null unless the work ends after a delay. The number of reads is null unless the work ends after n reads.
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
