import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleRecord } from '../../grading/testing/sample-record.ts';
import { writeGradeReports } from '../grade/write.ts';
import { verifyGradeEvidence } from './grade.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const verify = (key = publicKey) => verifyGradeEvidence(join(folder, 'evidence.json'), { publicKey: key });

function change(name: string, from: string, to: string): void {
  writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to));
}

test('signed evidence is accepted', async () => {
  await writeGradeReports(sampleRecord(['jobs-read']), folder, privateKey);
  expect(await verify()).toMatchObject({ refusals: [], record: { mark: 'F' } });
});

test.each([
  ['report.json', '"mark": "F"', '"mark": "A"', 'was changed after signing'],
  ['report.html', 'jobs-read', 'jobs-good', 'report.html was changed after signing'],
])('a changed %s is refused', async (name, from, to, reason) => {
  await writeGradeReports(sampleRecord(['jobs-read']), folder, privateKey);
  change(name, from, to);
  expect((await verify()).refusals).toEqual([expect.stringContaining(reason)]);
});

test('another key is refused', async () => {
  await writeGradeReports(sampleRecord([]), folder, privateKey);
  expect((await verify(generateKeyPairSync('ed25519').publicKey)).refusals).toHaveLength(1);
});

test('a grade by other rules is refused', async () => {
  const { kit, ...record } = sampleRecord([]);
  await writeGradeReports({ ...record, kit: { ...kit, rulesDigest: `sha256:${'0'.repeat(64)}` } }, folder, privateKey);
  expect((await verify()).refusals).toEqual([expect.stringContaining('The digest rulesDigest')]);
});

test('a grade without one of its rules is refused', async () => {
  const { rules, ...record } = sampleRecord([]);
  const others = rules.filter(({ id }) => id !== 'jobs-read');
  await writeGradeReports({ ...record, rules: others }, folder, privateKey);
  expect((await verify()).refusals).toEqual(['The record lacks the rule jobs-read.']);
});
