import { expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { pseudoCaseOf } from '../explore/attempt.ts';
import { checkGone } from '../explore/checks/departments.ts';
import { WalkDraws } from '../explore/draws.ts';
import type { RuleExpectations } from '../explore/step.ts';
import type { Target } from '../target/types.ts';
import { judgeAltered, outcomesOf } from './fake/altered.ts';
import { bindTexts, withTexts } from './fake/department-texts.ts';

const only = [
  'department-create-with-parent',
  'department-move',
  'department-delete-removes-grants',
  'department-delete-removes-memberships',
  'department-update-keeps-members',
  'access-update-applies',
  'access-update-named-folder-only',
  'access-read-offered',
  'access-read-narrowed',
  'access-read-by-path',
  'members-add',
  'users-filter-department',
  'users-single-primary-filter',
];

test.each([
  ['name', 'title', 'Name'],
  ['path', 'trail', 'Path'],
] as const)('a target may use the %s of a department in place of its id', async (_, shown, form) => {
  const record = await judgeAltered({ only, alter: withTexts(shown), change: (target) => bindTexts(target, form) });
  const { passed = [], ...others } = outcomesOf(record);
  expect(others).toEqual({});
  expect(passed.length).toBeGreaterThan(only.length);
});

const reusedName: Case = {
  ...pseudoCaseOf('reused-name'),
  requirement: 'department-delete-removes',
  operations: ['createDepartment', 'deleteDepartment'],
  run: async (api) => {
    const home = await api.department();
    const id = await api.department('Reused', home);
    const deletion = await api.call('deleteDepartment', { id });
    await api.outcome(deletion.values.jobId ?? '');
    await api.department('Reused', home);
    for (let seed = 0; seed < 20; seed++) {
      const rejected: RuleExpectations['rejected'] = async (_rule, ...given) => api.expect.rejected(...given);
      await checkGone(
        { api, draws: new WalkDraws(seed), expect: { rejected } },
        { id, key: 'a', name: 'Reused' },
        true,
      );
    }
  },
};

test('the explorer creates no child of a deleted department whose path belongs to another department', async () => {
  const change = (target: Target) => bindTexts(target, 'Path');
  const byPath = await judgeAltered({ cases: [reusedName], alter: withTexts('trail'), change });
  expect(outcomesOf(byPath)).toEqual({ passed: ['reused-name'] });
});
