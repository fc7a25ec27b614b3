import type { components } from '../../contract/generated/sandbox.ts';
import { durationText } from '../../tenant/duration.ts';
import type { JobPlanRow } from '../../tenant/rows.ts';

/** A property is null if the mode of the plan does not use it. For example, `after` is null in the mode `polls`. */
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
