import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preventsCertificate } from '../case/outcome.ts';
import { cases } from '../cases/index.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type RunOptions, run } from '../runner/run.ts';
import { readTarget } from '../target/read-target.ts';
import { type FaultName, faults } from './fake/faults.ts';
import { startFlat } from './fake/flat/server.ts';
import type { Running } from './fake/service/start.ts';
import { startWrapped } from './fake/wrapped/server.ts';

const implementations = [
  { name: 'flat', begin: startFlat },
  { name: 'wrapped', begin: startWrapped },
] as const;

/** Judges what is at the URL by the target file of that implementation. */
function judge(name: string, url: string, options: Partial<RunOptions> = {}, jobDeadline = 10_000): Promise<RunRecord> {
  const described = readTarget(`fixtures/targets/foreign-${name}.yaml`, { FOREIGN_URL: url });
  const target = { ...described, pace: { ...described.pace, pollInterval: 5, jobDeadline } };
  return run({ target, runId: 'selftest', verdicts: ['stated'], ...options });
}

describe.each(implementations)('the $name implementation', ({ name, begin }) => {
  let server: Running;
  let record: RunRecord;

  beforeAll(async () => {
    server = await begin();
    record = await judge(name, server.url);
  });
  afterAll(() => server.close());

  test('is certified for what is stated', () => {
    const decisive = new Set(record.requirements.flatMap(({ level, id }) => (level === 'required' ? [id] : [])));
    const short = record.cases.filter((each) => decisive.has(each.requirement) && preventsCertificate(each.outcome));
    expect(short.map(({ id, outcome, reason }) => `${id}: ${outcome}: ${reason}`)).toEqual([]);
    expect(record.conclusion).toBe('certified');
  });

  test('is left as it was found', () => {
    expect(record.cleanup.created).toBeGreaterThan(100);
    expect(record.cleanup.left).toEqual([]);
  });

  test('shows no credential in its record', () => {
    const text = JSON.stringify(record);
    for (const secret of ['flat-admin-key', 'admin+/key=', 'admin%2B', 'eyJhbGci']) expect(text).not.toContain(secret);
  });

  test('is not certified for what is published', async () => {
    const only = ['admin-answers-match-contract', 'documents-answers-match-contract'];
    const published = await judge(name, server.url, { verdicts: ['published'], only });
    expect(published.conclusion).toBe('not certified');
    expect(new Set(published.cases.map(({ outcome }) => outcome))).toEqual(new Set(['failed', 'not applicable']));
  });
});

/** Time that passes by waiting alone, so that a job that never ends has as many chances on a slow machine as on a fast one. */
function countedTime(): Pick<RunOptions, 'now' | 'sleep'> {
  let now = Date.now();
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds;
      await new Promise((done) => setTimeout(done, Math.min(milliseconds, 5)));
    },
  };
}

/** Each implementation gets half of the faults; only the wrapped one has jobs that take a while. */
const planned = Object.entries(faults).map(
  ([fault, requirement], index) =>
    [fault as FaultName, requirement, implementations[index % 2 === 0 || fault === 'job-never-ends' ? 1 : 0]] as const,
);

test.each(planned)('"%s" is caught by %s', async (fault, requirement, { name, begin }) => {
  const server = await begin([fault]);
  const judges = cases.filter((each) => each.requirement === requirement);
  const record = await judge(name, server.url, { cases: judges, ...countedTime() }, 1000);
  await server.close();
  const failed = record.cases.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map((each) => each.requirement)).toContain(requirement);
  expect(record.conclusion).toBe('not certified');
});
