import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cases } from '../conformance/cases/index.ts';
import type { RunRecord } from '../conformance/record/run-record.ts';
import { startFakeServer } from '../conformance/selftest/fake/published/server.ts';
import { runOn } from '../conformance/selftest/fake/run-on.ts';
import type { Running } from '../conformance/selftest/fake/service/start.ts';
import { jsonReport } from '../reporting/json.ts';
import { createProgram } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
const report = join(folder, 'report.json');
const targetFile = join(folder, 'target.yaml');
let broken: Running;
let honest: Running;
let printed: string[] = [];

beforeAll(async () => {
  broken = await startFakeServer({ faults: ['depth-counts-from-zero'] });
  honest = await startFakeServer();
  const chosen = ['department-depth-top-level', 'observed-answers-readDepartment-body'];
  const suite = cases.filter(({ id, requirement }) => chosen.includes(id) || chosen.includes(requirement));
  writeFileSync(report, jsonReport(await runOn(broken.url, { cases: suite })));
  const text = `target: 1\nname: Ours\nbaseUrl: ${broken.url}\ncredentials: { admin: fake-admin-key }\n`;
  writeFileSync(targetFile, text);
});
afterAll(async () => {
  await Promise.all([broken.close(), honest.close()]);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

const replay = (...words: string[]) => replayOf(report, ...words);

async function replayOf(file: string, ...words: string[]): Promise<string> {
  const program = createProgram();
  await program.parseAsync(['node', 'cps', 'replay', file, ...words]);
  return printed.join('\n');
}

test('a case that still fails shows its steps, the deciding exchange and the difference', async () => {
  const text = await replay('--case', 'department-depth-top-level', '--target', targetFile);
  expect(text).toMatch(/1 {4}POST 201 createDepartment \/v2\/admin\/departments\n/);
  expect(text).toMatch(/\n> 2 {4}GET 200 readDepartment/);
  expect(text).toMatch(/The deciding exchange\n {2}GET http.*\n/);
  expect(text).toMatch(/department-depth-top-level: failed\. (?:.*\n)*.*got 0\.\nExpected: 1\nObserved: 0$/);
  expect(text).not.toContain('fake-admin-key');
  expect(process.exitCode).toBe(1);
});

test('a case that passes now exits with 0, and leaves only the ledger of its run', async () => {
  const words = ['--case', 'department-depth-top-level', '--target', targetFile, '--base-url', honest.url];
  expect(await replay(...words)).toMatch(/department-depth-top-level: passed$/);
  expect(process.exitCode).toBe(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

test('--report writes a page that shows the exchanges of the repeated case', async () => {
  const reports = join(folder, 'again');
  const words = ['--case', 'department-depth-top-level', '--target', targetFile, '--report', reports];
  expect(await replay(...words)).toContain(join(reports, 'report.html'));
  const page = readFileSync(join(reports, 'report.html'), 'utf8');
  expect(page).toMatch(/<fieldset class="film"><legend>2 exchanges<\/legend>/);
  expect(page).toMatch(/<section id="map"[\s\S]+class="o-failed" title="1 failed"><b>readDepartment<\/b>/);
});

test('--script prints the recorded script and sends nothing', async () => {
  const text = await replay('--case', 'department-depth-top-level', '--script');
  expect(text).toContain('await repeat({');
  expect(text).toContain('"from": "ADMIN_TOKEN"');
  expect(text).not.toContain('fake-admin-key');
});

test('--case takes the id of a requirement with one failed case', async () => {
  const { cases: recorded }: RunRecord = JSON.parse(readFileSync(report, 'utf8'));
  const failed = recorded.find(({ id }) => id === 'department-depth-top-level');
  const text = await replay('--case', failed?.requirement ?? '', '--script');
  expect(text).toBe(failed?.script);
});

test('--case with a requirement without a failed case lists the cases of the requirement', async () => {
  const record: RunRecord = JSON.parse(readFileSync(report, 'utf8'));
  const passed = join(folder, 'passed.json');
  const [first] = record.cases;
  const only = { ...first, requirement: 'department-depth', outcome: 'passed' };
  writeFileSync(passed, JSON.stringify({ ...record, cases: [only] }));
  const message = `no case of the requirement department-depth failed; choose one of its cases: ${first?.id}`;
  await expect(replayOf(passed, '--case', 'department-depth')).rejects.toMatchObject({ exitCode: 2, message });
});

test('a misspelled case is followed by the nearest id', async () => {
  const message = expect.stringContaining('did you mean "department-depth-top-level"?');
  await expect(replay('--case', 'department-depth-toplevel')).rejects.toMatchObject({ exitCode: 2, message });
});

test('an unknown case and a record without a target file are wrong usage', async () => {
  const wrong = { exitCode: 2, message: expect.stringMatching(/no case "x"; cases that failed: department-depth/) };
  await expect(replay('--case', 'x')).rejects.toMatchObject(wrong);
  const none = { exitCode: 2, message: expect.stringContaining('names no target file; add --target') };
  await expect(replay('--case', 'department-depth-top-level')).rejects.toMatchObject(none);
});

test('a case that judges responses to other cases cannot be repeated alone', async () => {
  const text = await replay('--case', 'observed-answers-readDepartment-body', '--target', targetFile);
  expect(text).toMatch(/judges responses to other cases, so it cannot be repeated alone/);
  expect(process.exitCode).toBe(3);
});

test('the target file may be a module', async () => {
  const module = join(folder, 'target.mjs');
  const target = { target: 1, name: 'Ours', baseUrl: honest.url, credentials: { admin: 'fake-admin-key' } };
  writeFileSync(module, `export default ${JSON.stringify(target)};\n`);
  const text = await replay('--case', 'department-depth-top-level', '--target', module);
  expect(text).toMatch(/department-depth-top-level: passed$/);
});
