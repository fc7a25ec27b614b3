import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { shown } from '../../conformance/text.ts';
import { casesForCi } from './facts.ts';
import { type Markup, markup } from './markup.ts';

/**
 * Returns a run as JUnit XML with one test suite for each conformance class.
 * A test case that could not run or could not be judged becomes a skipped test in JUnit.
 * For an invalid run, adds a failed test case, so that a CI server does not show success.
 */
export function junitReport(record: RunRecord): string {
  const suites = suitesOf(record);
  const all = suites.flatMap(({ cases }) => cases);
  const broken = record.conclusion === 'void' ? 1 : 0;
  const xml = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${record.target.name}" ${totals(all, broken)} time="${seconds(record.milliseconds)}" timestamp="${record.startedAt}">
${suites.map(({ name, cases }) => suite(name, cases, record))}${broken > 0 && voidSuite(record)}</testsuites>
`;
  return xml.text;
}

interface Suite {
  name: string;
  cases: CaseRecord[];
}

function suitesOf(record: RunRecord): Suite[] {
  const cases = casesForCi(record);
  const classes = new Map(record.requirements.map((each) => [each.id, each.class]));
  const groups = Map.groupBy(cases, ({ requirement }) => classes.get(requirement) ?? 'other');
  return [...groups].map(([name, own]) => ({ name, cases: own }));
}

function suite(name: string, cases: CaseRecord[], { startedAt }: RunRecord): Markup {
  const time = cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return markup`  <testsuite name="${name}" ${totals(cases, 0)} time="${seconds(time)}" timestamp="${startedAt}">
${cases.map((each) => testcase(name, each))}  </testsuite>
`;
}

function totals(cases: CaseRecord[], broken: number): Markup {
  const count = (...outcomes: string[]) => cases.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const skipped = count('blocked', 'unsupported', 'unbound', 'untested', 'not applicable', 'not observable');
  return markup`tests="${cases.length + broken}" failures="${count('failed')}" errors="${count('error') + broken}" skipped="${skipped}"`;
}

function testcase(suiteName: string, each: CaseRecord): Markup {
  return markup`    <testcase classname="${suiteName}.${each.verdict}.${each.requirement}" name="${each.id}" time="${seconds(each.milliseconds)}">
      ${result(each)}
    </testcase>
`;
}

function result(each: CaseRecord): Markup {
  const message = each.reason ?? each.outcome;
  switch (each.outcome) {
    case 'passed':
      return markup`<system-out>${each.title}</system-out>`;
    case 'declared':
      return markup`<system-out>declared: ${each.title}</system-out>`;
    case 'warned':
      return markup`<system-out>warned: ${message}</system-out>`;
    case 'failed':
      return markup`<failure type="${each.verdict}" message="${message}">${details(each)}</failure>`;
    case 'error':
      return markup`<error type="error" message="${message}">${details(each)}</error>`;
    default:
      return markup`<skipped message="${each.outcome}: ${message}"/>`;
  }
}

function details(each: CaseRecord): string {
  const lines = [each.title, `expected: ${shown(each.expected)}`, `actual: ${shown(each.actual)}`];
  return [...lines, ...(each.script === undefined ? [] : [each.script])].join('\n');
}

function voidSuite(record: RunRecord): Markup {
  const reason = record.voidReason ?? 'The run is void.';
  return markup`  <testsuite name="run" tests="1" failures="0" errors="1" skipped="0" time="0.000">
    <testcase classname="run" name="the run judged the target" time="0.000">
      <error type="void" message="${reason}"/>
    </testcase>
  </testsuite>
`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
