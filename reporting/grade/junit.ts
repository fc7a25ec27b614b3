import type { GradeRecord, Repair, RuleRecord, ScenarioRecord } from '../../grading/run/grade-record.ts';
import { failingLevels } from '../../grading/run/make-record.ts';
import { repairSentence } from '../../grading/run/repair.ts';
import { type JunitResult, type JunitSuite, junitXml, voidTest } from '../junit.ts';
import { exchangeLine } from './facts.ts';

/** Has a failure exactly if the exit code is 1, and an error exactly if it is 3. Other rules that failed are skipped. */
export function junitReport(record: GradeRecord): string {
  const { areas, rules, scenarios, milliseconds, startedAt, client, voidReason, failOn, repair } = record;
  const suites: JunitSuite[] = areas.map(({ area }) => ({
    name: area,
    tests: rules
      .filter((rule) => rule.area === area)
      .map((rule) => ({ classname: `${area}.${rule.level}`, name: rule.id, result: resultOf(rule, record) })),
  }));
  if (failOn === 'grade' && !repair)
    suites.push({
      name: 'scenarios',
      tests: scenarios.map((scenario) => ({ classname: 'scenarios', name: scenario.id, result: attemptOf(scenario) })),
    });
  if (repair && voidReason === null) suites.push({ name: 'repair', tests: [repairTest(repair, record)] });
  if (voidReason !== null)
    suites.push({ name: 'grade', tests: [voidTest('grade', 'the client was judged', voidReason)] });
  return junitXml({ name: client.name, startedAt, milliseconds, suites });
}

function repairTest(repair: Repair, { exitCode }: GradeRecord): JunitSuite['tests'][number] {
  const [type, text] = ['repair', repairSentence(repair)];
  const result: JunitResult =
    exitCode === 0 ? { kind: 'passed', output: text } : { kind: 'failure', type, message: text };
  return { classname: type, name: repair.rule, result };
}

function attemptOf({ isAttempted, task }: ScenarioRecord): JunitResult {
  if (isAttempted) return { kind: 'passed' };
  return { kind: 'failure', type: 'not attempted', message: `The client did not do the task: ${task}` };
}

function resultOf(rule: RuleRecord, record: GradeRecord): JunitResult {
  const { outcome, reason, statement, level, remedy, deciding } = rule;
  if (outcome === 'passed') return { kind: 'passed', output: statement };
  const isFailure = outcome === 'failed' && record.voidReason === null && failingLevels(record).includes(level);
  if (!isFailure) return { kind: 'skipped', message: `${outcome} (${level}): ${reason}` };
  const details = [statement, ...deciding.map(exchangeLine), `remedy: ${remedy}`].join('\n');
  return { kind: 'failure', type: level, message: reason, details };
}
