import type { components } from '../contract/generated/sandbox.ts';
import { Problem } from '../contract/problem.ts';
import { jobPlanKinds } from '../jobs/plan.ts';
import { durationText } from '../world/duration.ts';
import type { JobPlanRow } from '../world/rows.ts';

/** The kind of work that the address names, or the problem that lists those that there are. */
export function existingKind(kind: string): string {
  if (jobPlanKinds.some((each) => each === kind)) return kind;
  const detail = `no kind of work is named ${JSON.stringify(kind)}; there are ${jobPlanKinds.join(', ')}`;
  throw new Problem({ code: 'JOB PLAN KIND NOT FOUND', detail, source: { parameter: 'kind' } });
}

/** A plan as the control plane shows it: what its mode does not go by is null. */
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

/** Refuses a member that means nothing with the mode or outcome beside it. */
export function requireMeaning(pointer: string, isGiven: boolean, isMeant: boolean, wanted: string): void {
  if (!isGiven || isMeant) return;
  throw new Problem({ code: 'INVALID VALUE', detail: `${pointer} goes with ${wanted} alone`, source: { pointer } });
}
