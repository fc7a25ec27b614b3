import { expect, test } from 'vitest';
import { loadRegister } from '../../requirements/register.ts';
import { blameOf, firstCause, hasRootCause, singleMutants, tryMutant } from './mutant.ts';

test('the first root cause is right if it is the violated requirement or shares a claim with it', () => {
  expect(blameOf('department-read-offered', ['department-read-offered'])).toBe('own');
  expect(blameOf('department-read-offered', ['department-shows-name'])).toBe('claim');
  expect(blameOf('department-read-offered', ['members-add'])).toBe('other');
  expect(blameOf('createDepartment', ['members-add'])).toBe('other');
  expect(blameOf(null, ['members-add'])).toBe('none');
});

test('a root cause that is no case is named by its operation', () => {
  const rootCauses = [{ case: 'createDepartment', blocked: ['members-change-add'] }];
  expect(firstCause({ cases: [], rootCauses })).toBe('createDepartment');
  expect(firstCause({ cases: [], rootCauses: [] })).toBeNull();
});

test('a mutant that violates a recommended requirement has no root cause', () => {
  const recommended = loadRegister().find(({ level }) => level === 'recommended');
  expect(hasRootCause({ requirements: ['members-add', recommended?.id ?? ''] })).toBe(false);
  expect(hasRootCause({ requirements: ['members-add'] })).toBe(true);
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
  expect(['own', 'claim']).toContain(blameOf(cause, requirements));
});
