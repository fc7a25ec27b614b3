import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
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
  /** The requirements of which a case was not judged at all: unsupported, unbound or untested. */
  open: string[];
  /** The fallen ones that the fault does not speak of. */
  strays: string[];
  /** Why the first case of each fallen requirement failed. */
  reasons: Readonly<Record<string, string>>;
  /** How many trials, cases and requests it took. */
  trials: number;
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
    open: requirementsOf(cases.filter(({ outcome }) => unjudged.has(outcome))),
    strays,
    reasons:
      voidReason === null ? Object.fromEntries(fell.map((id) => [id, reasonOf(id)])) : { [requirement]: voidReason },
    trials: 1,
    cases: cases.length,
    requests,
  };
}

/** The worst of two trials of one fault, with what both of them brought about. */
export function together(one: Result, other: Result): Result {
  const worst = worstFirst.find((verdict) => verdict === one.verdict || verdict === other.verdict) ?? one.verdict;
  const union = (left: readonly string[], right: readonly string[]) => [...new Set([...left, ...right])].sort();
  const fell = union(one.fell, other.fell);
  return {
    ...one,
    verdict: worst,
    fell,
    blocked: union(one.blocked, other.blocked).filter((id) => !fell.includes(id)),
    open: union(one.open, other.open),
    strays: union(one.strays, other.strays),
    reasons: { ...one.reasons, ...other.reasons },
    trials: one.trials + other.trials,
    cases: one.cases + other.cases,
    requests: one.requests + other.requests,
  };
}

const unjudged: ReadonlySet<string> = new Set(['unsupported', 'unbound', 'untested']);

/** What is wrong with a run without any fault, in sentences: of its cases every one must have passed. */
export function unclean({ fell, blocked, open, verdict, reasons, requirement }: Result): string[] {
  const lists = { fall: fell, 'are blocked': blocked, 'are not judged': open };
  return [
    ...(verdict === 'void' ? [`the run is void: ${reasons[requirement]}`] : []),
    ...Object.entries(lists).flatMap(([what, ids]) => (ids.length > 0 ? [`these ${what}: ${ids.join(', ')}`] : [])),
  ];
}

const worstFirst: readonly Result['verdict'][] = ['void', 'survived', 'elsewhere', 'killed'];

function verdictOf(isFallen: boolean, strays: readonly string[], voidReason: string | null): Result['verdict'] {
  if (voidReason !== null) return 'void';
  if (strays.length > 0) return 'elsewhere';
  return isFallen ? 'killed' : 'survived';
}

function requirementsOf(records: readonly CaseRecord[]): string[] {
  return [...new Set(records.map(({ requirement }) => requirement))].sort();
}
