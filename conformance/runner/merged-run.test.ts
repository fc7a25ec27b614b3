import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonReport, parseRecord } from '../../reporting/json.ts';
import { Failure } from '../case/failure.ts';
import { cases } from '../cases/index.ts';
import { cleanUpRun } from '../clean-up/clean-up.ts';
import { mergeRecords } from '../record/merge.ts';
import type { RunRecord, Shard } from '../record/run-record.ts';
import { countedTime } from '../selftest/fake/counted-time.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { askable, fakeTarget } from '../selftest/fake/run-on.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { type RunOptions, run } from './run.ts';

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

describe('the parts of a run', () => {
  const suite = askable(cases).filter(({ requirement }) =>
    /^(department-(name|sibling|depth|empty)|fields)/.test(requirement),
  );

  async function records(
    faults: Parameters<typeof startFakeServer>[0],
    shards: (Shard | undefined)[],
    more: Pick<RunOptions, 'regressions'> = {},
  ) {
    const server = await startFakeServer(faults);
    const target = { ...fakeTarget(server.url), baseUrl: server.url };
    const made: RunRecord[] = [];
    for (const shard of shards) {
      const options = { target, verdicts: ['stated'], cases: suite, shard, ...countedTime(), ...more } as const;
      made.push(await run({ ...options, runId: `part-${made.length + 1}` }));
    }
    await server.close();
    return made.map((record) => parseRecord(jsonReport(record), 'memory'));
  }

  const shards = [undefined, { index: 1, of: 2 }, { index: 2, of: 2 }];
  const verdictOf = ({ conclusion, exitCode, classes, requirements, cases: all, rootCauses }: RunRecord) => ({
    ...{ conclusion, exitCode, classes, requirements, rootCauses },
    cases: all.map(({ id, outcome, reason }) => [id, outcome, reason]),
  });

  test.each([
    ['an honest target', {}],
    ['a target with a fault', { faults: ['name-1001-accepted'] as const }],
  ])('the merged parts have the same verdict as the complete run for %s', async (_what, faults) => {
    const [whole, ...parts] = await records(faults, shards);
    const merged = mergeRecords(parts.toReversed(), suite);
    expect(verdictOf(merged)).toEqual(whole && verdictOf(whole));
    // Each part creates the departments that its test cases share.
    expect(merged.cleanup.created).toBeGreaterThan(whole?.cleanup.created ?? 0);
    expect(merged).toMatchObject({ runId: 'part-2+part-3', shard: null });
  });

  test('contain the test cases that repeat saved violations, which can prevent the certificate', async () => {
    const again = async () => {
      throw new Failure('The violation occurs again.', 1, 2, null);
    };
    const regressions = () => suite.slice(0, 3).map((each, at) => ({ ...each, id: `saved-${at + 1}`, run: again }));
    const [whole, ...parts] = await records({}, shards, { regressions });
    const merged = mergeRecords(parts, suite);
    const savedIn = ({ cases: all }: RunRecord) => all.map(({ id }) => id).filter((id) => id.startsWith('saved-'));
    expect(savedIn(merged).toSorted()).toEqual(['saved-1', 'saved-2', 'saved-3']);
    expect(merged.requirements.map(({ outcome }) => outcome)).toEqual(
      whole?.requirements.map(({ outcome }) => outcome),
    );
    expect(merged.requirements.map(({ outcome }) => outcome)).toContain('failed');
  });

  test('add up their redirects, and show the slowest of their slowdowns', async () => {
    const [, first, second] = await records({}, shards);
    if (!first || !second) throw new Error('two parts were wanted');
    const redirect = { operation: 'downloadDocument', from: 'http://here', to: 'http://there', count: 2 };
    const slowdown = { concurrency: 8, lowest: 4, slowest: 900, unanswered: 1, requestTimeout: 1000 };
    const parts = [
      { ...first, redirects: [redirect], slowdown },
      { ...second, redirects: [redirect], slowdown: { ...slowdown, lowest: 2, slowest: 700 } },
    ];
    expect(mergeRecords(parts, suite)).toMatchObject({
      redirects: [{ ...redirect, count: 4 }],
      slowdown: { ...slowdown, lowest: 2, unanswered: 2 },
    });
  });

  test('parts are void if one is missing, and duplicate, mixed or complete runs are refused', async () => {
    const [whole, first, second] = await records({}, shards);
    if (!whole || !first || !second) throw new Error('three records were wanted');
    expect(mergeRecords([second], suite)).toMatchObject({
      conclusion: 'void',
      exitCode: 3,
      voidReason: 'the run has 2 parts; missing: 1',
    });
    const other = { ...second, target: { ...second.target, name: 'Another' } };
    const selected = { cases: 1, of: suite.length };
    const kit = { ...second.kit, suiteDigest: `sha256:${'0'.repeat(64)}` };
    expect(() => mergeRecords([first, other], suite)).toThrow('"Another"');
    expect(() => mergeRecords([first, { ...second, selected }], suite)).toThrow('selected cases');
    expect(() => mergeRecords([first, { ...second, kit }], suite)).toThrow('another kit');
    expect(() => mergeRecords([first, { ...first, runId: 'again' }], suite)).toThrow('part 1 occurs twice');
    expect(() => mergeRecords([first, first], suite)).toThrow('named twice');
    expect(() => mergeRecords([whole, first], suite)).toThrow('not a part');
    expect(() => mergeRecords([], suite)).toThrow('no record');
    const broken = { ...second, conclusion: 'void' as const, voidReason: 'the target went away' };
    expect(mergeRecords([first, broken], suite).voidReason).toBe('part 2 is void: the target went away');
  });
});
