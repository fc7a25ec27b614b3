import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { cleanUpRun } from '../clean-up/clean-up.ts';
import { countedTime } from '../selftest/fake/counted-time.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { askable, fakeTarget } from '../selftest/fake/run-on.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { run } from './run.ts';

const suite = askable(cases).filter(({ requirement }) => /^(department|members)/.test(requirement));
const folder = mkdtempSync(join(tmpdir(), 'runs-'));
let server: Running;

beforeAll(async () => {
  server = await startFakeServer({ users: 520 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const options = (runId: string) => ({
  target: fakeTarget(server.url),
  runId,
  verdicts: ['stated'] as const,
  cases: suite,
  ledgerFile: join(folder, `${runId}.ledger.jsonl`),
  ...countedTime(),
});

test('a stopped run is void and leaves no objects', async () => {
  const stop = new AbortController();
  const onCase = (_record: unknown, done: number) => done === 5 && stop.abort();
  const record = await run({ ...options('stopped'), signal: stop.signal, onCase });
  expect(record).toMatchObject({
    conclusion: 'void',
    exitCode: 3,
    voidReason: 'the run was interrupted before its end',
  });
  expect(record.cases.some(({ outcome }) => outcome === 'untested')).toBe(true);
  expect(record.cleanup.created).toBeGreaterThan(0);
  expect(record.cleanup).toMatchObject({ removed: record.cleanup.created, left: [] });
});

test('the ledger is sufficient to delete the remaining objects of a run', async () => {
  const { target, ledgerFile, ...rest } = options('crashed');
  await run({ ...rest, target, ledgerFile, keep: true });
  const cleanup = await cleanUpRun(target, ledgerFile);
  expect(cleanup.created).toBeGreaterThan(50);
  expect(cleanup).toMatchObject({ removed: cleanup.created, left: [] });
  const none = join(folder, 'none.ledger.jsonl');
  await expect(cleanUpRun(target, none)).rejects.toThrow(/the run has no ledger in this folder/);
});

test('a read-only run creates nothing and writes no ledger', async () => {
  const record = await run({ ...options('reading'), cases: askable(cases), readOnly: true });
  expect(record.cleanup.created).toBe(0);
  expect(record.cases.length).toBeGreaterThan(3);
  expect(record.cases.flatMap(({ exchanges }) => exchanges).filter(({ method }) => method !== 'GET')).toEqual(
    record.cases.flatMap(({ exchanges }) => exchanges).filter(({ url }) => url.endsWith('/auth/token')),
  );
  expect(readdirSync(folder)).not.toContain('reading.ledger.jsonl');
  expect(record.conclusion).toBe('not certified');
});
