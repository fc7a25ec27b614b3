import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { badgeJson, badgeSvg } from '../badge.ts';
import { parseRecord } from '../json.ts';
import { hostileRecord } from './testing/hostile-record.ts';
import { certifiedRecord, failedRecord, voidRecord } from './testing/sample-record.ts';
import { badge, ctrfReport, junitReport, writeReports } from './write.ts';

const names = ['report.json', 'report.html', 'junit.xml', 'ctrf.json', 'badge.svg', 'badge.json'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new folder receives every report and no other file', async () => {
  const target = join(folder, 'new', 'place');
  const paths = await writeReports(failedRecord, target);
  expect(paths.map((path) => basename(path))).toEqual(names);
  expect(readdirSync(target).sort()).toEqual([...names].sort());
});

test('reports of an earlier run are replaced', async () => {
  await writeReports(failedRecord, folder);
  await writeReports(certifiedRecord, folder);
  expect(parseRecord(readFileSync(join(folder, 'report.json'), 'utf8'), 'report.json').conclusion).toBe('certified');
});

test('a file at the path of the folder is reported with its path', async () => {
  const file = join(folder, 'taken');
  writeFileSync(file, '');
  await expect(writeReports(failedRecord, file)).rejects.toThrow(`The reports can't be written to ${file}: EEXIST`);
});

test('a report that cannot be written leaves no temporary file', async () => {
  mkdirSync(join(folder, 'report.html'));
  await expect(writeReports(failedRecord, folder)).rejects.toThrow(`can't be written to ${folder}`);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

const statedOnly = {
  ...certifiedRecord,
  classes: certifiedRecord.classes.map((each) => ({ ...each, certified: each.verdict === 'stated' })),
};

test.each([
  ['certified stated, published', certifiedRecord, '#1a7f37'],
  ['certified stated', statedOnly, '#1a7f37'],
  ['not certified', failedRecord, '#cf222e'],
  ['void', voidRecord, '#9a6700'],
])('it says "%s"', (verdict, record, colour) => {
  const svg = badgeSvg(badge(record));
  expect(XMLValidator.validate(svg)).toBe(true);
  const { svg: picture } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(svg);
  expect(picture).toMatchObject({ title: `contract: ${verdict}`, 'aria-label': `contract: ${verdict}`, role: 'img' });
  expect(svg).toContain(colour);
  const endpoint = { schemaVersion: 1, label: 'contract', message: verdict, color: colour };
  expect(JSON.parse(badgeJson(badge(record)))).toEqual(endpoint);
});

const text = { type: 'string' };
const whole = { type: 'integer' };
const free = { type: 'object' };

function closed(properties: Record<string, object>, required: string[]): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

const schema = closed(
  {
    reportFormat: { const: 'CTRF' },
    specVersion: { type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' },
    timestamp: text,
    generatedBy: text,
    extra: free,
    results: closed(
      {
        tool: closed({ name: { type: 'string', minLength: 1 }, version: text, extra: free }, ['name']),
        summary: closed(
          Object.fromEntries(
            ['tests', 'passed', 'failed', 'skipped', 'pending', 'other', 'suites', 'start', 'stop'].map((name) => [
              name,
              whole,
            ]),
          ),
          ['tests', 'passed', 'failed', 'skipped', 'pending', 'other', 'start', 'stop'],
        ),
        tests: {
          type: 'array',
          items: closed(
            {
              name: { type: 'string', minLength: 1 },
              status: { enum: ['passed', 'failed', 'skipped', 'pending', 'other'] },
              duration: whole,
              suite: { type: 'array', minItems: 1, items: text },
              message: text,
              trace: text,
              snippet: text,
              rawStatus: text,
              tags: { type: 'array', items: text },
              extra: free,
            },
            ['name', 'status', 'duration'],
          ),
        },
        environment: closed({ appName: text, testEnvironment: text }, []),
      },
      ['tool', 'summary', 'tests'],
    ),
  },
  ['results', 'reportFormat', 'specVersion'],
);

const validate = new Ajv2020({ allErrors: true }).compile(schema);
const records = { certified: certifiedRecord, failed: failedRecord, void: voidRecord, hostile: hostileRecord };

test.each(Object.entries(records))('the %s record matches the format', (_, record) => {
  validate(JSON.parse(ctrfReport(record)));
  expect(validate.errors).toBeNull();
});

test('the numbers add up', () => {
  expect(JSON.parse(ctrfReport(failedRecord)).results.summary).toEqual({
    tests: 30,
    passed: 17,
    failed: 4,
    skipped: 7,
    pending: 1,
    other: 1,
    suites: 2,
    start: Date.parse('2026-11-21T05:20:07.412Z'),
    stop: Date.parse('2026-11-21T05:20:07.412Z') + 9214,
  });
});

test('a failure has expected, actual and the script', () => {
  const { tests } = JSON.parse(ctrfReport(failedRecord)).results;
  expect(tests.find(({ name }: { name: string }) => name.startsWith('department-update-empty:'))).toMatchObject({
    status: 'failed',
    rawStatus: 'failed',
    suite: ['Borealis Contracts', 'administration', 'stated'],
    tags: ['stated', 'required', 'stated'],
    trace: expect.stringMatching(/expected: {\s+"status": 400/),
    snippet: expect.stringContaining('send PATCH'),
  });
});

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
