import { expect, test } from 'vitest';
import { countedTime } from '../selftest/fake/counted-time.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { learnLag } from './learn-lag.ts';

const withJobs = [{ operations: ['updateDepartmentMembers', 'readJob'] }] as const;

/** A target that shows a deleted department for `reads` more reads after the job has ended. */
async function lagging(reads: number, pace = {}) {
  let left = reads;
  const target = await scripted(
    (operation) => {
      if (operation === 'createDepartment') return { status: 201, body: { id: '7' } };
      if (operation === 'deleteDepartment') return { status: 202, body: { jobId: '8' } };
      if (operation === 'readJob') return { status: 200, body: { id: '8', state: 'succeeded' } };
      left -= 1;
      return left < 0 ? { status: 404 } : { status: 200, body: { id: '7', name: 'Seven' } };
    },
    { target: { pace: { pollInterval: 50, ...pace } } },
  );
  return { ...target, parts: { ...target.parts, ...countedTime() } };
}

test('effects that appear after the end of a job are learned', async () => {
  const { parts } = await lagging(3);
  await learnLag(parts, withJobs);
  expect(parts.patience.lag).toBeGreaterThanOrEqual(3 * 50);
});

test.each([
  ['an effect is there at the end of the job', 0, {}],
  ['the effect never appears', 1_000_000, {}],
  ['the target file sets pace.settle', 3, { settle: 0 }],
])('nothing is learned if %s', async (_title, reads, pace) => {
  const { parts } = await lagging(reads, pace);
  await learnLag(parts, withJobs);
  expect(parts.patience.lag).toBe(0);
});

test('a run without jobs sends no request', async () => {
  const { parts, asked } = await lagging(3);
  await learnLag(parts, [{ operations: ['listUsers'] }, { ...withJobs[0], readOnly: true }]);
  expect(asked).toEqual([]);
});
