import type { CaseRecord, RunRecord } from '../../conformance/runner/model.ts';
import type { Trial } from './plan.ts';

/** What the pack made of one fault. */
export interface Result {
  fault: string;
  requirement: string;
  /** `killed` when the named requirement fell, and no other but those that must fall with it. */
  verdict: 'killed' | 'survived' | 'elsewhere' | 'void';
  /** The requirements of which a case failed, or warned where it is only recommended. */
  fell: string[];
  /** The requirements that could not be judged because of it. */
  blocked: string[];
  /** The fallen ones that the fault does not speak of. */
  strays: string[];
  /** Why the first case of each fallen requirement failed. */
  reasons: Readonly<Record<string, string>>;
  cases: number;
  requests: number;
}

/** Whether exactly the requirement that the fault names is what the run found broken. */
export function judgeTrial(
  { fault, requirement, topples }: Pick<Trial, 'fault' | 'requirement' | 'topples'>,
  { cases, requests, voidReason }: Pick<RunRecord, 'cases' | 'requests' | 'voidReason'>,
): Result {
  const fallen = cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'warned' || outcome === 'error');
  const fell = requirementsOf(fallen);
  const blocked = requirementsOf(cases.filter(({ outcome }) => outcome === 'blocked')).filter(
    (id) => !fell.includes(id),
  );
  const strays = fell.filter((id) => id !== requirement && !topples.includes(id));
  const reasonOf = (id: string) => fallen.find((each) => each.requirement === id)?.reason ?? '';
  return {
    fault,
    requirement,
    verdict: verdictOf(fell.includes(requirement), strays, voidReason),
    fell,
    blocked,
    strays,
    reasons:
      voidReason === null ? Object.fromEntries(fell.map((id) => [id, reasonOf(id)])) : { [requirement]: voidReason },
    cases: cases.length,
    requests,
  };
}

function verdictOf(isFallen: boolean, strays: readonly string[], voidReason: string | null): Result['verdict'] {
  if (voidReason !== null) return 'void';
  if (strays.length > 0) return 'elsewhere';
  return isFallen ? 'killed' : 'survived';
}

function requirementsOf(records: readonly CaseRecord[]): string[] {
  return [...new Set(records.map(({ requirement }) => requirement))].sort();
}
