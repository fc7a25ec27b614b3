import { expect, test } from 'vitest';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { htmlReport } from './html/page.ts';
import { terminalReport } from './terminal.ts';
import { certifiedRecord, failedRecord } from './testing/sample-record.ts';

const plain = { color: false, width: 80 };
const [sample] = failedRecord.cases.filter(({ outcome }) => outcome === 'failed');
if (sample === undefined) throw new Error('The sample has no failure.');

const many = (count: number, change: (index: number) => Partial<CaseRecord>) =>
  Array.from({ length: count }, (_, index): CaseRecord => ({ ...sample, ...change(index) }));

const failures = many(300, (index) => ({ id: `failure-${index}`, blockedBy: null }));
const hundreds: RunRecord = { ...failedRecord, cases: failures, rootCauses: [] };

test('of hundreds of failures a terminal shows some in full and all by name and reason', () => {
  const report = terminalReport(hundreds, plain);
  expect(report.match(/^ {4}requirement/gm)).toHaveLength(20);
  expect(report).toContain('And 280 more, which report.html has in full:');
  expect(report).toMatch(/\n {2}✗ failure-299: /);
  expect(report.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('many blocked cases are counted in a terminal and folded on the page', () => {
  const blocked = many(40, (index) => ({ id: `blocked-${index}`, outcome: 'blocked', blockedBy: 'createDepartment' }));
  const rootCauses = [{ case: sample.id, blocked: blocked.map(({ id }) => id) }];
  const record: RunRecord = { ...failedRecord, cases: [sample, ...blocked], rootCauses };
  expect(terminalReport(record, plain)).toMatch(/⊘ blocked-9\n {4}and 30 more\n/);
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
