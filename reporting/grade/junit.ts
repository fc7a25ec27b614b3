import type { GradeRecord, RuleRecord } from '../../grading/run/grade-record.ts';
import { type Markup, markup } from '../certify/markup.ts';
import { exchangeLine } from './facts.ts';

/**
 * Returns the grade of a client as JUnit XML, with a test suite per group of rules and a test case per rule.
 * A failed rule at level `must` or `should` is a failure in the JUnit report.
 * A failed rule at level `info`, and a rule that the grading could not judge, are skipped test cases in JUnit XML.
 */
export function junitReport(record: GradeRecord): string {
  const { areas, rules, milliseconds, startedAt, client } = record;
  const seconds = (milliseconds / 1000).toFixed(3);
  const suites = areas.map(({ area }) => {
    const own = rules.filter((rule) => rule.area === area);
    return markup`  <testsuite name="${area}" ${totals(own)} time="0.000" timestamp="${startedAt}">
${own.map(testcase)}  </testsuite>
`;
  });
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${client.name}" ${totals(rules, record.voidReason === null ? 0 : 1)} time="${seconds}" timestamp="${startedAt}">
${suites}${voidSuite(record)}</testsuites>
`.text;
}

const isFailure = ({ outcome, level }: RuleRecord) => outcome === 'failed' && level !== 'info';
const isSkipped = (rule: RuleRecord) => rule.outcome !== 'passed' && !isFailure(rule);

function totals(rules: readonly RuleRecord[], errors = 0): Markup {
  const count = (test: (rule: RuleRecord) => boolean) => rules.filter(test).length;
  return markup`tests="${rules.length + errors}" failures="${count(isFailure)}" errors="${errors}" skipped="${count(isSkipped)}"`;
}

function testcase(rule: RuleRecord): Markup {
  return markup`    <testcase classname="${rule.area}.${rule.level}" name="${rule.id}" time="0.000">
      ${result(rule)}
    </testcase>
`;
}

function result(rule: RuleRecord): Markup {
  const { outcome, reason, statement, level, remedy, deciding } = rule;
  if (outcome === 'passed') return markup`<system-out>${statement}</system-out>`;
  if (!isFailure(rule)) return markup`<skipped message="${outcome}: ${reason}"/>`;
  const details = [statement, ...deciding.map(exchangeLine), `remedy: ${remedy}`].join('\n');
  return markup`<failure type="${level}" message="${reason}">${details}</failure>`;
}

/** If the grading could not judge the client, adds a failed test case, so that the CI job fails. */
function voidSuite({ voidReason }: GradeRecord): Markup | null {
  if (voidReason === null) return null;
  return markup`  <testsuite name="grade" tests="1" failures="0" errors="1" skipped="0" time="0.000">
    <testcase classname="grade" name="the client was judged" time="0.000">
      <error type="void" message="${voidReason}"/>
    </testcase>
  </testsuite>
`;
}
