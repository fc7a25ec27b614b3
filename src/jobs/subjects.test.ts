import { expect, test } from 'vitest';
import { World } from '../tenant/world.ts';
import { submitJob } from './job.ts';
import { subjectsOf } from './subjects.ts';

const manual = { kind: 'access', mode: 'manual', after: 0, polls: 0, outcome: 'fail', code: 'BUSY' } as const;

function withJobs(count: number): World {
  const world = new World('tenant');
  world.transact(() => {
    for (let made = 0; made < count; made++) submitJob(world, 'access', {}, 0);
  });
  return world;
}

test.each([
  [2, ['4', '3']],
  [4, ['4', '3', '2', '1']],
  [9, ['4', '3', '2', '1']],
])('the latest %i of four jobs are named newest first', (count, ids) => {
  expect(subjectsOf.job.latest(withJobs(4), count)).toEqual(ids);
});

test('a new job plan replaces the plan of the named job only', () => {
  const world = withJobs(2);
  world.transact(() => subjectsOf.job.replan(world, '2', manual));
  expect(subjectsOf.job.find(world, '2')).toMatchObject({ status: 'queued', plan: manual });
  expect(subjectsOf.job.find(world, '1')?.plan.mode).toBe('after');
});

test('a new job plan for an unknown job changes nothing', () => {
  const world = withJobs(1);
  const before = world.rows.jobs.list();
  world.transact(() => subjectsOf.job.replan(world, '9', manual));
  expect(world.rows.jobs.list()).toEqual(before);
});
