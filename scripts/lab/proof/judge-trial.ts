import { impliedRequirements } from '../../../conformance/cases/implied/implied.ts';
import type { CaseRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import type { FaultTrial } from './plan.ts';

export interface Result {
  fault: string;
  requirement: string;
  /** The verdict `killed` means that the suite detected the fault, and no unrelated requirement failed. */
  verdict: 'killed' | 'survived' | 'elsewhere' | 'void';
  fell: string[];
  /** Requirements without a result, because a different requirement failed first. */
  blocked: string[];
  /** Requirements with a test case that could not run (outcome `unsupported`, `unbound` or `untested`). */
  open: string[];
  strays: string[];
  reasons: Readonly<Record<string, string>>;
  trials: number;
  cases: number;
  requests: number;
}

export function judgeTrial(
  { fault, requirement, alsoFails }: Pick<FaultTrial, 'fault' | 'requirement' | 'alsoFails'>,
  { cases, requests, voidReason }: Pick<RunRecord, 'cases' | 'requests' | 'voidReason'>,
): Result {
  const fallen = cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'warned' || outcome === 'error');
  // The same checks as those of a published requirement judge an implied requirement.
  const fell = requirementsOf(fallen).filter((id) => !impliedRequirements.has(id));
  const blocked = requirementsOf(cases.filter(({ outcome }) => outcome === 'blocked')).filter(
    (id) => !fell.includes(id),
  );
  const strays = fell.filter((id) => id !== requirement && !alsoFails.includes(id));
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

export function resultOfTrials(one: Result, other: Result): Result {
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

/** Returns error messages if test cases did not pass in a run without an injected fault. */
export function unclean({ fell, blocked, open, verdict, reasons, requirement }: Result): string[] {
  const lists = { failed: fell, 'were blocked': blocked, 'were not judged': open };
  return [
    ...(verdict === 'void' ? [`the run is void: ${reasons[requirement]}`] : []),
    ...Object.entries(lists).flatMap(([what, ids]) =>
      ids.length > 0 ? [`these requirements ${what}: ${ids.join(', ')}`] : [],
    ),
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
