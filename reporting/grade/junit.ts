import type { GradeRecord, RuleRecord } from '../../grading/run/grade-record.ts';
import { type JunitResult, type JunitSuite, junitXml, voidTest } from '../junit.ts';
import { exchangeLine } from './facts.ts';

/** A failed rule at level `info`, and a rule that the grading could not judge, are skipped test cases. */
export function junitReport({ areas, rules, milliseconds, startedAt, client, voidReason }: GradeRecord): string {
  const suites: JunitSuite[] = areas.map(({ area }) => ({
    name: area,
    tests: rules
      .filter((rule) => rule.area === area)
      .map((rule) => ({ classname: `${area}.${rule.level}`, name: rule.id, result: resultOf(rule) })),
  }));
  if (voidReason !== null)
    suites.push({ name: 'grade', tests: [voidTest('grade', 'the client was judged', voidReason)] });
  return junitXml({ name: client.name, startedAt, milliseconds, suites });
}

function resultOf({ outcome, reason, statement, level, remedy, deciding }: RuleRecord): JunitResult {
  if (outcome === 'passed') return { kind: 'passed', output: statement };
  if (outcome !== 'failed' || level === 'info') return { kind: 'skipped', message: `${outcome}: ${reason}` };
  const details = [statement, ...deciding.map(exchangeLine), `remedy: ${remedy}`].join('\n');
  return { kind: 'failure', type: level, message: reason, details };
}
