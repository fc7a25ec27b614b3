import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { preventsCertificate } from '../case/outcome.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type RunOptions, run } from '../runner/run.ts';
import { readTarget } from '../target/read-target.ts';
import { countedTime } from './fake/counted-time.ts';
import { startFlat } from './fake/flat/server.ts';
import type { Running } from './fake/service/start.ts';

function judge(url: string, options: Partial<RunOptions> = {}): Promise<RunRecord> {
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: url });
  const target = { ...described, pace: { ...described.pace, pollInterval: 5, jobDeadline: 10_000 } };
  return run({ target, runId: 'selftest', verdicts: ['stated'], ...countedTime(), ...options });
}

describe.each([0, 2])('an implementation whose jobs end after %i reads', (jobReads) => {
  let server: Running;
  let record: RunRecord;

  beforeAll(async () => {
    server = await startFlat([], 0, { jobReads });
    record = await judge(server.url);
  });
  afterAll(() => server.close());

  test('is certified for the stated verdict', () => {
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
    for (const secret of ['flat-admin-key', 'eyJhbGci']) expect(text).not.toContain(secret);
  });

  test('is not certified for the published verdict', async () => {
    const only = ['admin-answers-match-contract', 'documents-answers-match-contract'];
    const published = await judge(server.url, { verdicts: ['published'], only });
    expect(published.conclusion).toBe('not certified');
    const outcomes = published.cases.map(({ outcome }) => outcome);
    expect(outcomes).toContain('failed');
    expect(outcomes).not.toContain('passed');
  });
});
