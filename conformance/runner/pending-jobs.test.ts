import { expect, test } from 'vitest';
import { type Api, Shared } from '../case/api.ts';
import { pseudoCaseOf, WalkAttempt } from '../explore/attempt.ts';
import { exploreCommands } from '../explore/commands/index.ts';
import { ExploreCoverage } from '../explore/coverage.ts';
import { WalkGate } from '../explore/gate.ts';
import { ExploreModel } from '../explore/model/model.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import type { RunParts } from './create-api.ts';
import { runCase } from './run-case.ts';

async function walk(parts: RunParts, run: (api: Api) => Promise<void>): Promise<void> {
  const about = { parts, coverage: new ExploreCoverage(), deviations: new Set<string>(), isPublished: false };
  const walking = new WalkAttempt({ ...about, gate: new WalkGate() }, 'w1', true);
  for (const step of exploreCommands.slice(0, 1))
    await walking.take({ ...step, run: ({ api }) => run(api) }, 1, new ExploreModel());
}

/** The target assigns the role at the third read of the job. */
test.each([false, true])('users whose role changes are free again after the change (followed: %s)', async (follows) => {
  const assign = async (api: Api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    const { values } = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId: 'new' }] });
    if (follows) await api.outcome(values.jobId ?? '');
  };
  const once = (api: Api) => api.once(new Shared(assign));
  for (const way of ['shared work', 'a test case', 'the confirmation of a finding']) {
    let reads = 0;
    const { api, parts } = await scripted((operation) => {
      if (operation === 'readJob') reads += 1;
      const items = [{ id: '1', roleId: reads < 3 ? 'old' : 'new' }];
      return { status: 200, body: { jobId: 'j', id: 'j', state: reads < 3 ? 'queued' : 'succeeded', items } };
    });
    const look = async () => {
      await parts.users.borrow('another case', 1, []);
      expect((await api.call('listUsers', {})).values.items, way).toEqual([{ id: '1', roleId: 'new' }]);
    };
    if (way === 'shared work') await once(api).then(look);
    else if (way === 'a test case') await runCase(parts, { ...pseudoCaseOf('c'), run: assign }, '').then(look);
    else await walk(parts, (each) => once(each).then(look));
    expect(reads, way).toBe(3);
  }
});
