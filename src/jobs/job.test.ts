import { describe, expect, test } from 'vitest';
import { states } from '../contract/generated/states.ts';
import { findById } from '../tenant/ids.ts';
import type { JobPlanRow } from '../tenant/rows.ts';
import { TenantData } from '../tenant/tenant-data.ts';
import { applyDueTransitions } from './due.ts';
import {
  advanceJob,
  allDone,
  type JobEntry,
  nothingDone,
  perEntryOutcome,
  pollJob,
  submitJob,
  type WorkTable,
} from './job.ts';
import { idleWorkKinds } from './testing/idle-work-kinds.ts';

const now = Date.parse('2026-01-15T09:00:00Z');

function open(plan: Partial<JobPlanRow>) {
  const tenantData = new TenantData('tenant');
  const runs: number[] = [];
  const run = (_world: TenantData, _payload: never, at: number) => {
    runs.push(at - now);
    return allDone(['5']);
  };
  const work: WorkTable = { access: run, members: run, 'department delete': run, 'role-assignments': run };
  const usual = { kind: 'access', mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null } as const;
  tenantData.transact(() => {
    tenantData.rows.jobPlans.put({ ...usual, ...plan });
    submitJob(tenantData, 'access', {}, now);
  });
  const job = () => findById(tenantData.rows.jobs, '1');
  return {
    runs,
    status: () => job()?.status,
    job,
    at: (milliseconds: number) =>
      applyDueTransitions(tenantData, { ...idleWorkKinds, job: advanceJob(work) }, now + milliseconds),
    poll: (milliseconds = 0) =>
      tenantData.transact(() => pollJob(tenantData, work, '1', now + milliseconds)).value?.status,
    advance: () => tenantData.transact(() => advanceJob(work)(tenantData, '1', now)),
  };
}

describe('a job', () => {
  test('after a time: starts half way and ends when it is over', () => {
    const { status, at, runs, job } = open({ after: 150 });
    const course = [0, 74, 75, 149, 150, 1_000].map((time) => {
      at(time);
      return status();
    });
    expect(course).toEqual(['queued', 'queued', 'running', 'running', 'succeeded', 'succeeded']);
    expect(runs).toEqual([150]);
    expect(job()).toMatchObject({
      createdAt: '2026-01-15T09:00:00.000Z',
      startedAt: '2026-01-15T09:00:00.075Z',
      completedAt: '2026-01-15T09:00:00.150Z',
    });
  });

  test('settled late ends at the time at which it was due', () => {
    const { at, runs } = open({ after: 150 });
    at(86_400_000);
    expect(runs).toEqual([150]);
  });

  test('immediate: is queued when it is accepted, and has ended at the next read', () => {
    const { status, at } = open({ mode: 'immediate' });
    expect(status()).toBe('queued');
    at(0);
    expect(status()).toBe('succeeded');
  });

  test.each([
    [1, ['succeeded']],
    [2, ['running', 'succeeded']],
    [4, ['running', 'running', 'running', 'succeeded']],
  ])('after %i polls', (polls, course) => {
    const { poll, at, runs } = open({ mode: 'polls', polls });
    at(1_000_000);
    expect(course.map(() => poll())).toEqual(course);
    expect([poll(), runs]).toEqual(['succeeded', [0]]);
  });

  test('a manual plan advances only on request', () => {
    const { at, poll, status, advance } = open({ mode: 'manual' });
    at(1_000_000);
    expect(poll()).toBe('queued');
    advance();
    expect(status()).toBe('running');
    advance();
    expect(status()).toBe('succeeded');
  });

  test.each([
    [null, 'JOB FAILED'],
    ['HR SYSTEM DOWN', 'HR SYSTEM DOWN'],
  ])('planned to fail with the code %j does nothing', (code, expected) => {
    const { at, runs, job } = open({ outcome: 'fail', code });
    at(150);
    const detail = 'the job plan lets this job fail';
    expect(job()).toMatchObject({ status: 'failed', result: null, errors: [{ code: expected, detail }] });
    expect(runs).toEqual([]);
  });

  test.each(['succeed', 'fail'] as const)('that has ended (%s) never changes', (outcome) => {
    const { at, poll, advance, job, runs } = open({ outcome });
    at(150);
    const ended = job();
    advance();
    poll();
    at(1_000_000);
    expect(job()).toEqual(ended);
    expect(runs.length).toBeLessThanOrEqual(1);
  });
});

test('uses only the transitions of the contract', () => {
  const { status, at } = open({ after: 4 });
  const ways = new Set<string>();
  for (let time = 0, before = status(); time < 10; time++, before = status()) {
    at(time);
    if (before !== status()) ways.add(`${before} ${status()}`);
  }
  const drawn: string[] = states.JobStatus.transitions.map(({ from, to }) => `${from} ${to}`);
  expect(ways.size).toBe(2);
  for (const way of ways) expect(drawn).toContain(way);
});

describe('the result of a job', () => {
  const done: JobEntry = { id: '1', outcome: 'succeeded' };
  const failed: JobEntry = { id: '2', outcome: 'failed', code: 'USER NOT FOUND', detail: 'no user has the id "2"' };
  const error = { code: 'NOTHING APPLIED', detail: 'no entry', title: expect.stringMatching(/./) };

  test('with independent entries is a success if one entry succeeds', () => {
    const entries = [failed, done, failed];
    expect(perEntryOutcome(entries, 'NOTHING APPLIED', 'no entry')).toEqual({
      succeeded: true,
      result: { total: 3, succeeded: 1, failed: 2, entries },
      errors: [],
    });
  });

  test('with independent entries is a failure if no entry succeeds', () => {
    expect(perEntryOutcome([failed], 'NOTHING APPLIED', 'no entry')).toEqual({
      succeeded: false,
      result: { total: 1, succeeded: 0, failed: 1, entries: [failed] },
      errors: [error],
    });
  });

  test('whose entries fail together has an error and no entries', () => {
    expect(nothingDone('NOTHING APPLIED', 'no entry')).toEqual({ succeeded: false, result: null, errors: [error] });
  });
});
