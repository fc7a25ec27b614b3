import { expect, test } from 'vitest';
import { firstCause, singleMutants, tryMutant } from './mutant.ts';

test('a root cause that is no case is named by its operation', () => {
  const rootCauses = [{ case: 'createDepartment', blocked: ['members-change-add'] }];
  expect(firstCause({ cases: [], rootCauses })).toBe('createDepartment');
  expect(firstCause({ cases: [], rootCauses: [] })).toBeNull();
});

test.each([
  'create-lost:always',
  'read-of-another:always',
  'members-1-refused:add',
  'users-of-department-miss:for the last item',
] as const)('the first root cause of %s names the broken rule', async (id) => {
  const mutant = singleMutants().find((each) => each.id === id);
  if (!mutant) throw new Error(`there is no mutant ${id}`);
  const { cause, requirements } = await tryMutant(mutant, true);
  expect(requirements).toContain(cause);
});
