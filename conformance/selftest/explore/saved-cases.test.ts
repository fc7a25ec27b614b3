import { expect, test } from 'vitest';
import { type Saved, savedCases } from '../../explore/saved.ts';
import { judgeAltered } from '../fake/altered.ts';

async function repeated(saved: Saved) {
  const record = await judgeAltered({
    only: ['saved-1'],
    regressions: (parts) => savedCases(parts, [saved]),
  });
  return { ...record.cases[0], left: record.cleanup.left };
}

test('a saved violation is blocked if one of its steps is impossible, for example because an object is missing', async () => {
  const steps = [{ command: 'update a department', seed: 1 }];
  const saved = { requirement: 'department-rename', steps };
  const reason = 'only 0 of 1 saved steps were possible at this target';
  expect(await repeated(saved)).toMatchObject({ outcome: 'blocked', reason });
  const older = await repeated({ ...saved, kit: '0.0.1' });
  expect(older.reason).toMatch(/^only 0 of 1 .*; version 0\.0\.1 of the kit saved the steps, this is \d/);
});
