import { cases } from '../cases/index.ts';
import { loadRegister, type Requirement } from '../requirements/register.ts';
import { obstacleTo } from '../runner/obstacle.ts';
import type { Target } from '../target/types.ts';
import type { Coverage } from './coverage.ts';
import type { CoverageRecord } from './record.ts';
import { rules } from './rules.ts';

/** Returns what the walks reached, and why they did not reach the rest. */
export function coverageRecord({ statuses, rules: judged, reached, steps }: Coverage, target: Target): CoverageRecord {
  const demanded = loadRegister().filter(({ basis, level }) => basis === 'stated' && level === 'required');
  const counts: ReadonlyMap<string, number> = judged;
  return {
    operations: [...statuses].map(([operation, known]) => ({ operation, statuses: sorted(known) })),
    rules: demanded.flatMap(({ id, claims }) => {
      const times = counts.get(id);
      return times === undefined ? [] : [{ id, claims, judged: times }];
    }),
    unreached: demanded
      .filter(({ id }) => !counts.has(id))
      .map((each) => ({ id: each.id, reason: whyNot(each, target) })),
    reached: sorted(reached),
    steps: sorted(steps),
  };
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
