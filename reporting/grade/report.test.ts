import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { failOns } from '../../grading/run/grade-record.ts';
import { failingOn, gradeRecordOf } from '../../grading/run/make-record.ts';
import { scenarios as all } from '../../grading/scenarios/index.ts';
import { sampleExchange, sampleRecord } from '../../grading/testing/sample-record.ts';
import { badgeSvg } from '../badge.ts';
import { jsonReport, parseGrade } from '../json.ts';
import { gradeText } from './terminal.ts';
import { gradeBadge, gradeHtml, gradeJunit } from './write.ts';

const clean = sampleRecord([]);
const lowered = sampleRecord(['tokens-reused']);
const broken = sampleRecord(['jobs-first-wait', 'robust-backoff']);
const stopped = sampleRecord([], 'The client sent no request in any scenario.');

describe('the grade', () => {
  test.each([
    ['A', 0, sampleRecord(['robust-backoff'])],
    ['B', 0, lowered],
    ['F', 1, broken],
    [null, 3, stopped],
  ])('is %s with the exit code %s', (mark, exitCode, record) => {
    expect([record.mark, record.exitCode]).toEqual([mark, exitCode]);
  });

  test('of an area counts only its own rules', () => {
    expect(broken.areas.filter(({ mark }) => mark !== 'A').map(({ area, mark }) => [area, mark])).toEqual([
      ['jobs', 'F'],
    ]);
  });
});

describe('the terminal report', () => {
  const text = gradeText(broken, { color: false, width: 80 });

  test('has no line wider than the terminal', () => {
    expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  test('shows each failed rule with its request and remedy, the required rules first', () => {
    expect(text).toMatch(
      /✗ jobs-first-wait {2}must[\s\S]+GET \/v2\/admin\/jobs\/1[\s\S]+remedy[\s\S]+✗ robust-backoff {2}info/,
    );
  });

  test('shows how the task of each scenario ended, as the page does', () => {
    expect(text).toContain('Scenarios\n  done: job\n');
    expect(gradeHtml(broken)).toContain('done, 7 requests, exit code 0');
  });

  test('shows the end of the output of a client that could not be judged', () => {
    const shown = gradeText(stopped, { color: false, width: 80 });
    expect(shown).toMatch(/^VOID[\s\S]+no request[\s\S]+TypeError: no\\u001b/);
  });
});

test('JSON is read again, and other JSON is refused', () => {
  expect(parseGrade(jsonReport(broken), 'report.json')).toEqual(broken);
  expect(() => parseGrade('{"kind":"client grade"}', 'report.json')).toThrow(
    'report.json is not the record of a grade',
  );
  expect(() => parseGrade('nonsense', 'report.json')).toThrow('report.json is not valid JSON');
});

test('a client that was not judged is void in every report', () => {
  const { kit, scenarios, rules } = clean;
  const unjudged = gradeRecordOf({
    ...{ kit, name: 'idle', startedAt: new Date(0), milliseconds: 0, voidReason: null },
    scenarios: scenarios.map((scenario) => ({ ...scenario, isAttempted: false })),
    rules: rules.map((rule) => ({ ...rule, outcome: 'not attempted' })),
  });
  expect(unjudged).toMatchObject({ conclusion: 'void', exitCode: 3, mark: null });
  expect(gradeJunit(unjudged)).toContain('<error type="void" message="The client did the task of no scenario');
  expect(badgeSvg(gradeBadge(unjudged))).toContain('<title>api client: void</title>');
  expect(gradeText(unjudged, { color: false, width: 80 })).toMatch(/^VOID {2}idle\nThe client did the task/);
});

test('JSON has no raw control characters of the client', () => {
  const [scenario] = clean.scenarios;
  const output = '\u001b[31m\u009b31m\u202e';
  const loud = { ...clean, scenarios: scenario ? [{ ...scenario, output }] : [] };
  expect([...'\u001b\u009b\u202e'].filter((sign) => jsonReport(loud).includes(sign))).toEqual([]);
  expect(parseGrade(jsonReport(loud), 'report.json')).toEqual(loud);
});

const partial = { ...clean, scenarios: clean.scenarios.map((scenario) => ({ ...scenario, isAttempted: false })) };

test.each([
  ['a clean client', clean, [0, 0, 0]],
  ['a failed rule at level info', sampleRecord(['robust-backoff']), [0, 0, 0]],
  ['a failed rule at level should', lowered, [0, 1, 1]],
  ['a failed rule at level must', broken, [1, 1, 1]],
  ['a scenario that was not attempted', partial, [0, 0, 1]],
  ['a client that was not judged', stopped, [3, 3, 3]],
])('the exit code and JUnit agree on %s with --fail-on must, should and grade', (_name, record, exitCodes) => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  const found = failOns.map((failOn) => {
    const judged = failingOn(record, failOn);
    const xml = gradeJunit(judged);
    const { failures, errors } = parser.parse(xml).testsuites;
    expect([XMLValidator.validate(xml), Number(failures), Number(errors)]).toEqual([
      true,
      judged.exitCode === 1 ? 1 : 0,
      judged.exitCode === 3 ? 1 : 0,
    ]);
    expect(parseGrade(jsonReport(judged), 'report.json')).toEqual(judged);
    return judged.exitCode;
  });
  expect(found).toEqual(exitCodes);
});

test('the badge names the grade, and the scenarios of an incomplete one', () => {
  expect(
    [clean, lowered, broken, stopped].map((record) => /<title>(.*)<\/title>/.exec(badgeSvg(gradeBadge(record)))?.[1]),
  ).toEqual([
    'api client: grade A, 1 of 19 scenarios',
    'api client: grade B, 1 of 19 scenarios',
    'api client: grade F, 1 of 19 scenarios',
    'api client: void',
  ]);
});

test('a grade that every scenario decided has no limitation', () => {
  const [scenario] = clean.scenarios;
  const scenarios = all.flatMap(({ id }) => (scenario ? [{ ...scenario, id }] : []));
  expect(badgeSvg(gradeBadge({ ...clean, scenarios }))).toContain('<title>api client: grade A</title>');
});

test('the page escapes what the client sent and printed', () => {
  const page = gradeHtml(broken);
  expect(page).toContain('node &lt;client&gt;.mjs');
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain('id="rule-jobs-first-wait" open');
});

test('the page shows the deciding requests of a rule once, as a sequence with paths, marks and the wait that Retry-After asked for', () => {
  const empty = { body: null, bytes: 0, isCut: false };
  const path = '/v2/admin/jobs/1';
  const accepted = { ...empty, headers: { location: path, 'retry-after': '2' } };
  const deciding = [
    sampleExchange({ id: 4, at: 1000, method: 'DELETE', operation: 'deleteDepartment', status: 202, answer: accepted }),
    sampleExchange({
      id: 7,
      at: 1500,
      operation: '<b>',
      path,
      probe: 'outage',
      answer: { ...empty, headers: {}, body: { status: '<i>' } },
    }),
  ];
  const rules = broken.rules.map((rule) => (rule.id === 'jobs-first-wait' ? { ...rule, deciding } : rule));
  const page = gradeHtml({ ...broken, rules });
  expect(page).toContain('<div class="wait early">');
  expect(page).toContain('500 ms, Retry-After 2 s: too early');
  expect(page).toMatch(
    /id="rule-jobs-first-wait-7"><summary[^>]*><strong>&lt;b&gt;<\/strong>.*&lt;i&gt;.*\/v2\/admin\/jobs\/1.*outage.*<\/summary><div/,
  );
  expect(page.match(/rule-jobs-first-wait-7/g)).toHaveLength(1);
});
