import { type OperationId, operationIds } from '../canonical/operations.ts';
import { cases } from '../cases/index.ts';
import type { PublishedShapes } from '../published/shapes.ts';
import { loadRegister, type Requirement } from '../requirements/register.ts';
import { obstacleTo } from '../runner/run-case.ts';
import type { Target } from '../target/types.ts';
import { answerKey, type ExploreCoverage } from './coverage.ts';
import type { AnswerCoverage, CoverageRecord } from './record.ts';
import { operationsFor, rules, transitionNames } from './rules.ts';
import unreachedStatuses from './unreached-statuses.json' with { type: 'json' };

const reasons: Readonly<Record<string, string>> = unreachedStatuses;

/** Fewer responses can be due to a short interruption. */
const enoughFailures = 3;

/** Returns the reason why a run without findings proves nothing: an operation always failed with the status 5xx. */
export function unavailable(statuses: ExploreCoverage['statuses']): string | null {
  for (const [operation, counts] of statuses) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [status] = counts.keys();
    const isFailing = [...counts.keys()].every((each) => each >= 500) && total >= enoughFailures;
    if (isFailing) return `all ${total} responses of ${operation} had a status of 5xx, for example ${status}`;
  }
  return null;
}

function answerCoverage(
  { statuses, answers }: ExploreCoverage,
  target: Target,
  shapes: PublishedShapes,
): AnswerCoverage {
  const isBound = (operation: OperationId) => obstacleTo({ operations: [operation] }, target) === undefined;
  const bound = operationIds.filter(isBound);
  const declared = bound.flatMap((operation) => shapes.declared(operation).map((answer) => ({ operation, ...answer })));
  const missing = declared.filter(({ operation, status, code }) =>
    code === undefined
      ? !statuses.get(operation)?.has(Number(status))
      : !answers.has(answerKey(operation, Number(status), code)),
  );
  const groups = Object.entries(Object.groupBy(missing, ({ status }) => status)).map(([status, group = []]) => ({
    status,
    operations: [...new Set(group.map(({ operation }) => operation))],
    answers: group.map(({ operation, code }) => (code === undefined ? operation : `${operation} ${code}`)),
    reason: reasons[status] ?? 'no step of this run caused this status',
  }));
  return { declared: declared.length, reached: declared.length - missing.length, unreached: groups };
}

export function coverageRecord(
  coverage: ExploreCoverage,
  target: Target,
  shapes: PublishedShapes | undefined,
): CoverageRecord {
  const { statuses, rules: judged, reached, steps } = coverage;
  const demanded = loadRegister().filter(({ basis, level }) => basis === 'stated' && level === 'required');
  const counts: ReadonlyMap<string, number> = judged;
  const [known, unreached] = [
    demanded.filter(({ id }) => counts.has(id)),
    demanded.filter(({ id }) => !counts.has(id)),
  ];
  return {
    operations: [...statuses].map(([operation, found]) => ({ operation, statuses: sorted(found) })),
    rules: known.map(({ id, claims }) => ({ id, claims, judged: counts.get(id) ?? 0 })),
    unreached: unreached.map((each) => ({ id: each.id, reason: whyNot(each, target) })),
    claims: claimsOf(known, unreached),
    transitions: transitionNames.map((name) => transitionOf(name, coverage, target)),
    answers: shapes ? answerCoverage(coverage, target, shapes) : null,
    reached: sorted(reached),
    steps: sorted(steps),
  };
}

function claimsOf(known: readonly Requirement[], others: readonly Requirement[]): CoverageRecord['claims'] {
  const judged = new Set(known.flatMap(({ claims }) => claims));
  const unreached = new Set(others.flatMap(({ claims }) => claims));
  return { judged: [...judged].sort(), unreached: [...unreached].filter((claim) => !judged.has(claim)).sort() };
}

function transitionOf(
  name: (typeof transitionNames)[number],
  { transitions: passed }: ExploreCoverage,
  target: Target,
): CoverageRecord['transitions'][number] {
  const times = passed.get(name);
  if (times !== undefined) return { name, times };
  const obstacle = obstacleTo({ operations: operationsFor(name) }, target)?.reason;
  return { name, times: 0, reason: obstacle ?? 'no step of this run caused it' };
}

function whyNot({ id, untestable }: Requirement, target: Target): string {
  if (untestable !== undefined) return 'it cannot be tested from outside';
  const own = cases.filter(({ requirement }) => requirement === id);
  const obstacles = own.map((each) => obstacleTo(each, target)?.reason);
  const [first] = obstacles;
  if (first !== undefined && obstacles.every(Boolean)) return first;
  const known: readonly string[] = rules;
  return known.includes(id) ? 'no step of this run judged it' : 'walks do not judge it; "cps certify" does';
}

function sorted(counts: ReadonlyMap<string | number, number>): Record<string, number> {
  const entries = [...counts].map(([name, count]): [string, number] => [String(name), count]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
