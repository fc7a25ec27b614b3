import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { cases } from '../cases/index.ts';
import { cleanUpRun } from '../clean-up/clean-up.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { askable, fakeTarget } from '../selftest/fake/run-on.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { planCases, run } from './run.ts';

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
  sleep: () => new Promise<void>((done) => setTimeout(done, 1)),
});

test('a stopped run is void and leaves no objects', async () => {
  const stop = new AbortController();
  const onCase = (_record: unknown, done: number) => done === 5 && stop.abort();
  const record = await run({ ...options('stopped'), signal: stop.signal, onCase });
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3, voidReason: 'the run was stopped before its end' });
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

describe('what is chosen', () => {
  const ids = (choice: Partial<Parameters<typeof planCases>[0]>) =>
    planCases({ verdicts: ['stated', 'published'], ...choice }).map(({ id }) => id);

  test('without options the whole suite is selected', () => {
    expect(ids({})).toEqual(cases.map(({ id }) => id));
  });

  test('is a case by its id, or the cases of a requirement', () => {
    expect(ids({ only: ['members-202'] })).toEqual(['members-change-202']);
    expect(ids({ only: ['members-change-202'] })).toEqual(['members-change-202']);
  });

  test('is a class', () => {
    const [one, other] = [ids({ classes: ['documents'] }), ids({ classes: ['administration'] })];
    expect(one.length + other.length).toBe(cases.length);
    expect(one).toContain('search-simple-offered');
    expect(other).toContain('department-delete-202');
  });

  test('covers only the stated requirements', () => {
    expect(ids({ verdicts: ['stated'] })).toEqual(
      cases.filter(({ verdict }) => verdict === 'stated').map(({ id }) => id),
    );
  });
});

test('of many exchanges of a case the record contains the first, the last and the deciding exchange', async () => {
  const asking: Case = {
    ...{ id: 'asking', requirement: 'department-list-children', title: 'It asks', verdict: 'stated' },
    operations: ['listDepartments'],
    run: async (api) => {
      const replies = [];
      for (let count = 0; count < 100; count++) replies.push(await api.call('listDepartments', {}));
      const [decisive] = replies.slice(50);
      if (decisive) api.expect.status(decisive, 418, 'It is a teapot');
    },
  };
  const [record] = (await run({ ...options('asking'), cases: [asking] })).cases;
  expect(record?.exchanges).toHaveLength(81);
  expect(record?.leftOut).toBeGreaterThanOrEqual(19);
  expect(record).toMatchObject({ outcome: 'failed', decisive: 40 });
});
