import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { hostileRecord } from './testing/hostile-record.ts';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { ctrfReport, junitReport } from './write.ts';

const records = { certified: certifiedRecord, failed: failedRecord, void: voidRecord, hostile: hostileRecord };

test.each(Object.entries(records))('the %s record becomes well-formed XML', (_, record) => {
  expect(XMLValidator.validate(junitReport(record))).toBe(true);
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name, _path, _leaf, isAttribute) => !isAttribute && name.startsWith('test'),
});

function suitesOf(record: RunRecord) {
  const [all] = parser.parse(junitReport(record)).testsuites;
  return { all, suites: all.testsuite };
}

test('the numbers are those of the run', () => {
  const { all, suites } = suitesOf(failedRecord);
  expect(all).toMatchObject({ name: 'Borealis Contracts', tests: '30', failures: '3', errors: '1', skipped: '8' });
  expect(suites).toMatchObject([
    { name: 'Borealis Contracts: administration', tests: '23', failures: '3', errors: '1', skipped: '7' },
    { name: 'Borealis Contracts: documents', tests: '7', failures: '0', errors: '0', skipped: '1' },
  ]);
});

describe('a case', () => {
  const cases = suitesOf(failedRecord).suites.flatMap((suite: { testcase: { name: string }[] }) => suite.testcase);
  const named = (id: string) => cases.find(({ name }: { name: string }) => name === id);

  test('that failed has its reason, expected, actual and script', () => {
    const { failure } = named('department-update-empty');
    expect(failure.message).toBe('An update with neither name nor parent was accepted.');
    expect(failure['#text']).toMatch(/expected: {\s+"status": 400,.*actual: {\s+"status": 200,.*send PATCH/s);
  });

  test('that broke is an error', () => {
    expect(named('access-read-both-rejected').error.message).toContain('No answer came within 10 s');
  });

  test.each([
    ['department-delete-subtree', 'blocked: Deleting'],
    ['members-501-rejected', 'unsupported: The target names'],
    ['document-field-names-case', 'unbound: The target binds'],
  ])('%s is skipped with "%s"', (id, message) => {
    expect(named(id).skipped.message).toContain(message);
  });

  test('that only warned is no failure', () => {
    expect(named('department-names')).toMatchObject({ 'system-out': expect.stringContaining('warned: The name') });
  });
});

test('a void run is an error', () => {
  const { all, suites } = suitesOf(voidRecord);
  expect(all.errors).toBe('1');
  expect(suites.at(-1).testcase[0].error).toMatchObject({ type: 'void', message: voidRecord.voidReason });
});

test('the reports of two targets have no suite and no class in common', () => {
  const [one, other] = ['vendor a', 'v2.vendor b'].map((name) =>
    junitReport({ ...failedRecord, target: { ...failedRecord.target, name } }),
  );
  const namesIn = (xml = '') => [...xml.matchAll(/<testsuite name="([^"]+)"|classname="([^"]+)"/g)].map(([all]) => all);
  expect(namesIn(one).filter((each) => namesIn(other).includes(each))).toEqual([]);
  expect(namesIn(other)).toContain('classname="v2_vendor b.administration.stated.department-update-empty"');
});

test('a declared deviation is skipped, as in the CTRF report', () => {
  const cases = failedRecord.cases.map((each) => ({ ...each, outcome: 'declared' as const }));
  const record = { ...failedRecord, cases };
  expect(suitesOf(record).all).toMatchObject({ tests: '30', skipped: '30' });
  expect(JSON.parse(ctrfReport(record)).results.summary).toMatchObject({ tests: 30, skipped: 30, other: 0 });
});
