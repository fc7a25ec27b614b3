import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { interrupted } from '../../conformance/record/conclude.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { badgeSvg } from '../badge.ts';
import { htmlReport } from './html.ts';
import { terminalReport } from './terminal.ts';
import { certifiedRecord, failedRecord, repeatedRecord, voidRecord } from './testing/sample-record.ts';
import { badge } from './write.ts';

const plain = { color: false, width: 80 };

describe('a run that is not certified', () => {
  const report = terminalReport(failedRecord, plain);

  test('shows verdicts, root causes, failures, unjudged cases and remaining objects, in this order', () => {
    const places = ['class  ', 'Root causes', 'Other failures', 'Not judged', 'Declared deviations', 'Left behind'].map(
      (text) => report.indexOf(`\n${text}`),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('is not wider than the terminal', () => {
    expect(report.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('shows no escaped character', () => {
    expect(report).not.toContain('\\u');
    expect(report).toContain('3 failed, 1 error, 3');
  });

  test('states the violated rule of a cause, with the blocked cases below it', () => {
    expect(report).toMatch(
      /✗ department-delete-offered .*\n {4}requirement {2}A department can be deleted\. .*\n(.*\n)+? {4}blocks {7}3 cases: department-delete-subtree,\n/,
    );
  });

  test('shows requirement, expected, actual, the request and how to repeat a failure', () => {
    const [, failure = ''] = report.split('✗ department-update-empty');
    expect(failure).toContain('requirement  An update with neither name nor parentDepartment is answered');
    expect(failure).toContain('expected     { "status": 400, "code": "DEPARTMENT PATCH EMPTY" }');
    expect(failure).toContain('actual       { "status": 200, "code": null }');
    expect(failure).toMatch(/request {6}PATCH https:.*org-units\/3f1c,\n {17}response 200/);
    expect(failure).toContain('repeat       cps replay report.json --case department-update-empty');
  });

  test.each([
    'department-update-empty (accepted until 2027-03-31): An old client sends',
    'departments-list-children (expired on 2026-10-31): Known since version 3.1.',
    'members-202 (no longer needed: the requirement passed): Answered 200',
  ])('shows the declared deviation %s', (line) => {
    expect(report).toContain(`\n  ${line}`);
  });
});

test('the failures of one requirement are one entry', () => {
  const report = terminalReport(repeatedRecord, plain);
  expect(report).toContain('\n    also         department-update-empty-again\n');
  expect(report).not.toContain('✗ department-update-empty-again');
});

test('a certified run has verdicts, what they mean and the next step', () => {
  const report = terminalReport(certifiedRecord, plain);
  expect(report).toMatch(/^CERTIFIED/);
  expect(report).toMatch(/administration {2}stated {5}certified {6}20 of 20 {3}none\n/);
  expect(report).not.toMatch(/Failures|Root causes|Not judged|Left behind/);
  expect(report).toMatch(/What to do next\n {2}Sign the result/);
});

test('a terminal counts the objects that stay at the target, and the page has one line if only their ids differ', () => {
  const roles = Array.from({ length: 5 }, (_, at) => ({
    operation: 'replaceRoleAssignments',
    id: `user ${at}`,
    name: 'role 7',
  }));
  const staying = [...roles, { operation: 'createProvision', id: '9', name: 'Term' }];
  const record = { ...certifiedRecord, cleanup: { ...certifiedRecord.cleanup, staying } };
  expect(terminalReport(record, plain)).toContain('no operation removes it\n  6 objects, which report.html names.\n\n');
  expect(htmlReport(record)).toContain('user 0, user 1, user 2 and 2 more');
});

test('the report of a void run has the reason, and no statement about the implementation', () => {
  expect(terminalReport(voidRecord, plain)).not.toContain('certified');
  expect(terminalReport(voidRecord, plain)).toMatch(/^VOID .*\n.*\n.*\nNo connection to .*ECONNREFUSED\.\n/);
});

test('colour changes nothing but colour', () => {
  const coloured = terminalReport(failedRecord, { color: true, width: 80 });
  expect(coloured).not.toBe(terminalReport(failedRecord, plain));
  expect(stripVTControlCharacters(coloured)).toBe(terminalReport(failedRecord, plain));
});

test.each([
  ['report/report.json', 'report/report.json'],
  ['../../conformance/my reports/report.json', "'../../conformance/my reports/report.json'"],
  ['-x/report.json', './-x/report.json'],
  [`${'long-folder/'.repeat(9)}report.json`, `${'long-folder/'.repeat(9)}report.json`],
])('the command that repeats a failure names the record %s in one line', (recordFile, word) => {
  const lines = terminalReport(failedRecord, { ...plain, recordFile }).split('\n');
  expect(lines).toContain(`    repeat       cps replay ${word} --case department-update-empty`);
});

test('an answer can not write to the terminal', () => {
  const [first, ...rest] = failedRecord.cases.filter(({ outcome }) => outcome === 'failed');
  if (first === undefined) throw new Error('The sample has no failure.');
  const hostile: RunRecord = { ...failedRecord, cases: [{ ...first, actual: '\u001b[2Jgone\u202e\u2003' }, ...rest] };
  expect(terminalReport(hostile, plain)).toContain('\\u001b[2Jgone\\u202e\\u2003');
  expect(terminalReport(hostile, plain)).not.toContain('\u001b');
});

test.each([60, 100, 140])('no line is wider than %i but the table of verdicts and commands for copying', (width) => {
  const [, , ...sections] = terminalReport(failedRecord, { color: false, width }).split('\n\n');
  const lines = sections
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('    repeat '));
  expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
});

test('no report shows a verdict for a part of a run', () => {
  const part = { ...certifiedRecord, shard: { index: 2, of: 3 } };
  const text = terminalReport(part, { color: false, width: 80 });
  expect(text).toMatch(/^PART 2 OF 3 /);
  expect(text).toContain('"cps merge" gives the verdict');
  expect(htmlReport(part)).toContain('</i>Part 2 of 3</p>');
  for (const report of [text, badgeSvg(badge(part))]) expect(report).not.toMatch(/certified/i);
  expect(badgeSvg(badge(part))).toContain('part 2 of 3');
});

test('the reports of a run of selected cases say that they are a part of the suite, and show no verdict', () => {
  const record = { ...failedRecord, selected: { cases: 9, of: 320 } };
  const text = terminalReport(record, { color: false, width: 80 });
  expect(text).toMatch(/^9 OF 320 CASES /);
  expect(text).toMatch(/Only 9 of 320 cases were selected\. Only a run of all required cases can be\s+certified\./);
  expect(text).toMatch(/^Outcomes: .*\d+ failed/m);
  expect(text).toMatch(/Run all cases to get a verdict: repeat the command without --only/);
  expect(text).not.toMatch(/not certified|by the stated/i);
  const page = htmlReport(record);
  expect(page).toContain('</i>9 of 320 cases</p>');
  expect(page).toContain('<p class="by">Only 9 of 320 cases were selected.');
  expect(badgeSvg(badge(record))).toContain('9 of 320 cases');
});

test('a run of selected cases is green if all passed, and red if one failed', () => {
  const first = (record: RunRecord) =>
    terminalReport(
      { ...record, conclusion: 'not certified', selected: { cases: 3, of: 501 } },
      { color: true, width: 80 },
    ).split('\n')[0];
  expect(first(certifiedRecord)).toContain('\u001b[32m3 OF 501 CASES');
  expect(first(failedRecord)).toContain('\u001b[31m9 OF'.replace('9', '3'));
});

test('the report of an interrupted run says so, and does not list assumed decisions', () => {
  const decisions = [{ decision: 'D-01', subject: 'Paths', standing: 'not observed' as const, evidence: [] }];
  const record = { ...voidRecord, voidReason: interrupted, decisions };
  const text = terminalReport(record, { color: false, width: 80 });
  expect(text).toContain('The run was interrupted. Run it again to get a verdict.');
  expect(text).not.toMatch(/Remove the cause|assumed decision/);
});

const [sample] = failedRecord.cases.filter(({ outcome }) => outcome === 'failed');
if (sample === undefined) throw new Error('The sample has no failure.');

const many = (count: number, change: (index: number) => Partial<CaseRecord>) =>
  Array.from({ length: count }, (_, index): CaseRecord => ({ ...sample, ...change(index) }));

const failures = many(300, (index) => ({ id: `failure-${index}`, requirement: `rule-${index}`, blockedBy: null }));
const hundreds: RunRecord = { ...failedRecord, cases: failures, rootCauses: [] };

test('of hundreds of failures a terminal shows the first in full, some by name and reason, and counts the others', () => {
  const report = terminalReport(hundreds, plain);
  expect(report.match(/^ {4}requirement/gm)).toHaveLength(2);
  expect(report).toMatch(/\n {2}✗ failure-4: .*\n {2}And 295 more, which report\.html has in full\.\n/);
  expect(report.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(report.split('\n').length).toBeLessThan(65);
});

test('one root cause is shown in full, and five others by name and reason', () => {
  const rootCauses = failures.slice(0, 7).map(({ id }) => ({ case: id, blocked: [] }));
  const report = terminalReport({ ...hundreds, rootCauses }, plain);
  expect(report).toMatch(/Root causes\n {2}✗ failure-0 {2}failed(.*\n)+ {2}✗ failure-5: .*\n {2}And 1 more, /);
  expect(report.match(/failure-1\b/g)).toHaveLength(1);
  expect(report.match(/^ {4}requirement/gm)).toHaveLength(1);
});

test('many blocked cases are counted in a terminal and folded on the page', () => {
  const blocked = many(40, (index) => ({ id: `blocked-${index}`, outcome: 'blocked', blockedBy: 'createDepartment' }));
  const rootCauses = [{ case: sample.id, blocked: blocked.map(({ id }) => id) }];
  const record: RunRecord = { ...failedRecord, cases: [sample, ...blocked], rootCauses };
  expect(terminalReport(record, plain)).toMatch(/blocks {7}40 cases: blocked-0, blocked-1, blocked-2 and 37 more\n/);
  expect(htmlReport(record)).toContain('<details class="many"><summary>40 blocked cases</summary>');
  expect(htmlReport(failedRecord)).not.toContain('class="many"');
});

test('of several hundred remaining objects the report counts all and names ten', () => {
  const left = many(200, () => ({})).map((_, id) => ({
    operation: 'createDepartment',
    id: `left-${id}`,
    reason: 'gone',
  }));
  const report = terminalReport({ ...failedRecord, cleanup: { created: 300, removed: 100, left } }, plain);
  expect(report).toContain('left-9');
  expect(report).not.toContain('left-10');
  expect(report).toContain('and 190 more');
  expect(report).toContain('200 objects of 300');
});

test('a warning is not a failure', () => {
  const cases = [...certifiedRecord.cases.slice(1), { ...sample, outcome: 'warned' } as const];
  const record: RunRecord = { ...certifiedRecord, cases };
  expect(terminalReport(record, plain)).toMatch(/^Warnings$/m);
  expect(htmlReport(record)).toMatch(/>Warnings/);
  for (const report of [terminalReport(record, plain), htmlReport(record)]) expect(report).not.toMatch(/>?Failures/);
});
