import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlReport } from '../../reporting/certify/html.ts';
import { terminalReport } from '../../reporting/certify/terminal.ts';
import { parseRecord } from '../../reporting/json.ts';
import { cases } from '../cases/index.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type RunOptions, run } from '../runner/run.ts';
import { readTarget } from '../target/read-target.ts';
import { countedTime, silentTime } from './fake/counted-time.ts';
import { startFlat } from './fake/flat/server.ts';
import { startFakeServer } from './fake/published/server.ts';
import { askable, fakeTarget } from './fake/run-on.ts';
import type { Running } from './fake/service/start.ts';
import { startTroubled, type Trouble } from './fake/troubled.ts';

const members = askable(cases).filter(({ requirement }) => requirement.startsWith('members'));
const pace = { requestTimeout: 500, concurrency: 6 };
let server: Running;

beforeAll(async () => {
  server = await startFakeServer({ users: 520, faults: ['answers-200:members'] });
});
afterAll(() => server.close());

async function judge(trouble: Trouble, options: Partial<RunOptions> = {}): Promise<RunRecord> {
  const time = silentTime(pace.requestTimeout);
  const between = await startTroubled(server, trouble, time.silence);
  const target = fakeTarget(between.url, pace);
  const record = await run({ target, runId: 'slow', verdicts: ['stated'], cases: members, ...time, ...options });
  await between.close();
  expect(parseRecord(JSON.stringify(record), 'this run').conclusion).toBe(record.conclusion);
  return record;
}

function silentAtFirst(times: number): Trouble {
  let silent = 0;
  return ({ url = '' }) => (url.endsWith('/members') && ++silent <= times ? 'silence' : 'pass');
}

describe('requests without an answer in time', () => {
  const honest = members.filter(({ requirement }) => requirement !== 'members-202');

  test('make the run void if nothing else prevents a certificate', async () => {
    const record = await judge(silentAtFirst(3), { cases: honest });
    const late = record.cases.filter(({ tooSlow }) => tooSlow);
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late.map(({ outcome }) => outcome))).toEqual(new Set(['error']));
    expect(late[0]?.reason).toMatch(/no response arrived within 500 ms: .*raise pace\.requestTimeout/);
    expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
    expect(record.voidReason).toMatch(/too slow to be judged by \d+ of \d+ cases \(members-.*pace\.concurrency/);
  });

  test('lower the concurrency, which every report shows', async () => {
    const record = await judge(silentAtFirst(3), { cases: honest });
    expect(record.slowdown).toMatchObject({ concurrency: 6, requestTimeout: 500 });
    expect(record.slowdown?.lowest).toBeLessThan(6);
    const sentence = /lowered its concurrency from 6 to \d.*no answer within 500 ms/s;
    expect(terminalReport(record, { color: false, width: 200 })).toMatch(sentence);
    expect(htmlReport(record)).toMatch(sentence);
  });

  test('do not change the verdict if a requirement failed', async () => {
    // Puts the failing test cases last, so that the request without a response belongs to another test case.
    const failing = members.filter(({ requirement }) => requirement === 'members-202');
    const record = await judge(silentAtFirst(1), { cases: [...honest, ...failing] });
    expect(record.cases.some(({ tooSlow }) => tooSlow)).toBe(true);
    expect(record.cases.some(({ outcome }) => outcome === 'failed')).toBe(true);
    expect(record).toMatchObject({ conclusion: 'not certified', exitCode: 1 });
  });
});

test('a run that reaches its deadline is void if no case failed', async () => {
  const honest = members.filter(({ requirement }) => requirement !== 'members-202');
  const time = silentTime(pace.requestTimeout);
  const between = await startTroubled(server, (_, count) => (count > 20 ? 'silence' : 'pass'), time.silence);
  const target = fakeTarget(between.url, { ...pace, runDeadline: 300 });
  const record = await run({ target, runId: 'late', verdicts: ['stated'], cases: honest, keep: true, ...time });
  await between.close();
  expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  expect(record.cases.find(({ tooSlow }) => tooSlow)?.reason).toMatch(/raise pace\.runDeadline/);
});

describe('a job that does not end', () => {
  const judging = cases.filter(({ requirement }) => requirement === 'job-shows-outcome');

  /** Runs the test cases with a simulated clock. Each response takes the given number of milliseconds. */
  async function judgeJobs(milliseconds: number): Promise<RunRecord> {
    const inner = await startFlat(['job-never-ends'], 0, { jobReads: 2 });
    let now = 0;
    const between = await startTroubled(inner, () => {
      now += milliseconds;
      return 'pass';
    });
    const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: between.url });
    const target = { ...described, pace: { concurrency: 1, jobDeadline: 5_000, requestTimeout: 15_000 } };
    const sleep = async (wait: number) => {
      now += wait;
    };
    const time = { ...countedTime(), now: () => now, sleep };
    const record = await run({ target, runId: 'jobs', verdicts: ['stated'], cases: judging, ...time });
    await between.close();
    await inner.close();
    return record;
  }

  test('is a failure if the target answers fast', async () => {
    const record = await judgeJobs(20);
    expect(record.cases.some(({ outcome }) => outcome === 'failed')).toBe(true);
    expect(record.conclusion).toBe('not certified');
  });

  test('proves nothing if the target answers slowly', async () => {
    const record = await judgeJobs(6_000);
    expect(record.cases.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(record.cases.find(({ tooSlow }) => tooSlow)?.reason).toMatch(/raise pace\.jobDeadline/);
    expect(record).toMatchObject({ conclusion: 'void', exitCode: 3 });
  });
});
