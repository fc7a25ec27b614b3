import { expect, test } from 'vitest';
import { judgeAltered } from './fake/altered.ts';

test('a failure because of a response to another case shows this response', async () => {
  const id = 'observed-answers-readDepartment-body';
  const only = [id, 'department-rename'];
  const { cases } = await judgeAltered({ only, verdicts: ['stated', 'published'] });
  const late = cases.find((each) => each.id === id);
  expect(late).toMatchObject({ outcome: 'failed', decisive: 0 });
  expect(late?.exchanges.map(({ operation }) => operation)).toEqual(['readDepartment']);
  expect(late).not.toHaveProperty('leftOut');
  expect(late).not.toHaveProperty('script');
});
