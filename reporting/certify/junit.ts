import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { shown } from '../../conformance/text.ts';
import { type JunitResult, type JunitSuite, junitXml, voidTest } from '../junit.ts';
import { casesForCi } from './facts.ts';

/** A test case that could not run, was not judged, or only read the target file becomes a skipped test in JUnit. */
export function junitReport(record: RunRecord): string {
  const { target, startedAt, milliseconds, conclusion, voidReason } = record;
  const suites = suitesOf(record);
  const reason = voidReason ?? 'The run is void.';
  if (conclusion === 'void')
    suites.push({ name: 'run', tests: [voidTest('run', 'the run judged the target', reason)] });
  return junitXml({ name: target.name, startedAt, milliseconds, suites });
}

function suitesOf(record: RunRecord): JunitSuite[] {
  const classes = new Map(record.requirements.map((each) => [each.id, each.class]));
  const groups = Map.groupBy(casesForCi(record), ({ requirement }) => classes.get(requirement) ?? 'other');
  return [...groups].map(([name, cases]) => ({
    name,
    tests: cases.map((each) => ({
      classname: `${name}.${each.verdict}.${each.requirement}`,
      name: each.id,
      milliseconds: each.milliseconds,
      result: resultOf(each),
    })),
  }));
}

function resultOf(each: CaseRecord): JunitResult {
  const { outcome, title, verdict } = each;
  const message = each.reason ?? outcome;
  switch (outcome) {
    case 'passed':
      return { kind: 'passed', output: title };
    case 'warned':
      return { kind: 'passed', output: `warned: ${message}` };
    case 'failed':
      return { kind: 'failure', type: verdict, message, details: details(each) };
    case 'error':
      return { kind: 'error', type: 'error', message, details: details(each) };
    default:
      return { kind: 'skipped', message: `${outcome}: ${message}` };
  }
}

function details({ title, expected, actual, script }: CaseRecord): string {
  const lines = [title, `expected: ${shown(expected)}`, `actual: ${shown(actual)}`];
  return [...lines, ...(script === undefined ? [] : [script])].join('\n');
}
