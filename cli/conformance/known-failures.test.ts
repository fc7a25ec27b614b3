import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exitCodeOf } from '../../conformance/record/known-failures.ts';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import type { Deviation } from '../../conformance/target/types.ts';
import { terminalReport } from '../../reporting/certify/terminal.ts';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import { ctrfReport, junitReport } from '../../reporting/certify/write.ts';
import { effectOf } from './known-failures.ts';
import { readKnownFailures } from './read-known-failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(text: string): string {
  const file = join(folder, 'known.yaml');
  writeFileSync(file, text);
  return file;
}

const entry = (requirement: string, until = '2026-12-31'): Deviation => ({ requirement, reason: 'Planned.', until });

function judged(failing: readonly string[], knownFailures?: Deviation[]): RunRecord {
  const failures = failing.map((id) => [id, { outcome: 'failed', reason: `${id} is broken.` }]);
  const record = recordOf(Object.fromEntries(failures));
  const verdict = failing.length > 0 ? ({ conclusion: 'not certified', exitCode: 1 } as const) : {};
  return { ...record, deciding: ['stated'], ...verdict, ...(knownFailures && { knownFailures }) };
}

test('entries of a file are read', () => {
  const file = fileOf('- { requirement: members-add, reason: Planned for spring., until: 2027-03-31 }');
  expect(readKnownFailures(file)).toEqual([
    { requirement: 'members-add', reason: 'Planned for spring.', until: '2027-03-31' },
  ]);
});

test.each([
  [
    '- { requirement: members-ad, reason: a, until: 2027-03-31 }',
    ':1: no requirement is named "members-ad"; did you mean "members-add"?',
  ],
  ['- &a { requirement: members-add, reason: a, until: 2027-03-31 }\n- *a', ':2: "members-add" is there twice'],
  ['- { requirement: members-add, reason: a }', ':1: 0 needs "until"'],
  ['- { requirement: members-add, reason: a, until: soon }', ':1: 0.until must match format "date"'],
  ['members-add: a', ':1: the file must be array'],
  ['- {', ':1: not valid YAML'],
])('the file %j is refused with line and reason', (text, reason) => {
  const file = fileOf(text);
  expect(() => readKnownFailures(file)).toThrow(`${file}${reason}`);
});

test('a missing file is named', () => {
  expect(() => readKnownFailures(join(folder, 'missing.yaml'))).toThrow(/--known-failures: .*missing.yaml: /);
});

test.each([
  ['only listed failures', 0, judged(['members-202'], [entry('members-202')])],
  ['an expired entry', 1, judged(['members-202'], [entry('members-202', '2026-11-20')])],
  ['an entry that expires today', 0, judged(['members-202'], [entry('members-202', '2026-11-21')])],
  [
    'an entry whose requirement passed',
    1,
    judged(['members-202'], [entry('members-202'), entry('department-create-offered')]),
  ],
  ['an entry of a certified run', 1, judged([], [entry('members-202')])],
  ['a failure that is not listed', 1, judged(['members-202', 'members-500-accepted'], [entry('members-202')])],
  ['a failure that decides nothing', 0, judged(['members-202', 'job-ended-stays'], [entry('members-202')])],
  ['a void run', 3, { ...judged([], [entry('members-202')]), conclusion: 'void', exitCode: 3 } as RunRecord],
  ['no file', 1, judged(['members-202'])],
  ['an empty file and a certified run', 0, judged([], [])],
] as const)('the exit code with %s is %i', (_, code, record) => {
  expect(exitCodeOf(record)).toBe(code);
});

test('the effect names failures that are not listed, and says that there is no certificate', () => {
  expect(effectOf(judged(['members-202', 'members-500-accepted'], [entry('members-202')]))).toContain(
    ': members-500-accepted.',
  );
  expect(effectOf(judged(['members-202'], [entry('members-202')]))).toContain('there is no certificate');
  expect(effectOf(judged([], []))).toBeUndefined();
});

test('reports list known failures, and only an entry that is no longer needed fails in them', () => {
  const record = judged(['members-202'], [entry('members-202'), entry('department-create-offered')]);
  expect(terminalReport(record, { color: false, width: 80, recordFile: 'report.json' })).toMatch(
    /NOT CERTIFIED[\s\S]*members-202 \(known failure until 2026-12-31\)[\s\S]*department-create-offered \(no longer needed/,
  );
  const { results } = JSON.parse(ctrfReport(record));
  const status = (name: string) =>
    results.tests.find((each: { name: string }) => each.name.startsWith(`${name}:`))?.status;
  expect([status('members-202'), status('known-failure-department-create-offered')]).toEqual(['skipped', 'failed']);
  expect(results.summary).toMatchObject({ tests: results.tests.length, failed: 1 });
  expect(junitReport(record)).toMatch(
    /<skipped message="declared: A known failure until 2026-12-31 \(Planned\.\)\. members-202 is/,
  );
  expect(junitReport(record)).toMatch(/failures="1"/);
});
