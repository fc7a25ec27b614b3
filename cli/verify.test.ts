import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Case } from '../conformance/case/case.ts';
import { kitOf } from '../conformance/record/kit.ts';
import type { CaseRecord, RunRecord } from '../conformance/record/run-record.ts';
import { certifiedRecord } from '../reporting/certify/testing/sample-record.ts';
import { writeEvidence } from '../reporting/evidence/evidence.ts';
import { readPrivateKey } from '../reporting/evidence/keys.ts';
import { jsonReport } from '../reporting/json.ts';
import { addCommand } from './add-command.ts';
import { createKeyPair } from './keys.ts';
import { verifyWith } from './verify.ts';

const judging: Case = {
  id: 'members-202',
  requirement: 'members-202',
  title: 'A change of members is accepted with status 202',
  verdict: 'stated',
  operations: ['updateDepartmentMembers'],
  run: async () => undefined,
};
const classes = certifiedRecord.classes.filter((each) => each.class === 'administration' && each.verdict === 'stated');
const cases = certifiedRecord.cases.filter(({ id }) => id === 'members-202');

let folder = '';
let printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

async function cps(...words: string[]): Promise<void> {
  const program = new Command('cps').exitOverride();
  addCommand(program, 'keys create', async () => createKeyPair);
  addCommand(program, 'verify', async () => verifyWith([judging]));
  await program.parseAsync(['node', 'cps', ...words]);
}

async function signedRun(run: CaseRecord[], others: readonly string[] = []): Promise<string> {
  await cps('keys', 'create', '--out', folder);
  const record: RunRecord = { ...certifiedRecord, kit: kitOf([judging]), classes, cases: run };
  writeFileSync(join(folder, 'report.json'), jsonReport(record));
  const paths = others.map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, 'as it was written');
  return writeEvidence(join(folder, 'report.json'), await readPrivateKey(join(folder, 'cps.key.pem')), paths);
}

test('evidence of a complete run is valid', async () => {
  await cps('verify', await signedRun(cases), '--key', join(folder, 'cps.pub.pem'));
  expect(printed.at(-1)).toMatch(/^holds: "Borealis Contracts" is certified.*\n {2}administration, stated: certified/);
  expect(process.exitCode).toBe(0);
});

test.each(['report.html', 'badge.svg'])(
  'evidence with an altered %s is refused, and is valid without that file',
  async (name) => {
    const evidence = await signedRun(cases, ['report.html', 'badge.svg']);
    await cps('verify', evidence, '--key', join(folder, 'cps.pub.pem'));
    expect(process.exitCode).toBe(0);
    writeFileSync(join(folder, name), 'as it was writtem');
    await cps('verify', evidence, '--key', join(folder, 'cps.pub.pem'));
    expect(process.exitCode).toBe(1);
    expect(printed.at(-1)).toMatch(new RegExp(`^refused\n.*${name} was changed after signing`));
    rmSync(join(folder, name));
    await cps('verify', evidence, '--key', join(folder, 'cps.pub.pem'));
    expect(process.exitCode).toBe(0);
  },
);

test('evidence of a run that lacks a required case is refused', async () => {
  await cps('verify', await signedRun([]), '--key', join(folder, 'cps.pub.pem'));
  expect(printed.at(-1)).toBe('refused\n  administration, stated: the required case members-202 is missing.');
  expect(process.exitCode).toBe(1);
});

test('a key that can not be read is wrong usage', async () => {
  await expect(cps('verify', await signedRun(cases), '--key', join(folder, 'none.pem'))).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(/none\.pem can't be read: the file does not exist\. "cps keys create"/),
  });
});

test('a report that was edited into another structure is reported as changed, without terms of its schema', async () => {
  const evidence = await signedRun(cases);
  writeFileSync(join(folder, 'report.json'), '{"conclusion":"certified"}');
  await cps('verify', evidence, '--key', join(folder, 'cps.pub.pem'));
  expect(printed.at(-1)).toBe(`refused\n  ${join(folder, 'report.json')} was changed after signing.`);
  expect(process.exitCode).toBe(1);
});

test('evidence that is no evidence is refused with one full stop', async () => {
  const evidence = await signedRun(cases);
  writeFileSync(evidence, '{}');
  await cps('verify', evidence, '--key', join(folder, 'cps.pub.pem'));
  expect(printed.at(-1)).toMatch(/[^.]\.$/);
});

test('a missing evidence file is reported in words', async () => {
  await signedRun(cases);
  const verification = cps('verify', join(folder, 'none.json'), '--key', join(folder, 'cps.pub.pem'));
  await expect(verification).rejects.toThrow(/none\.json can't be read: the file does not exist\.$/);
});
