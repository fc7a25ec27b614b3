import { expect, test } from 'vitest';
import type { Api } from '../../case/api.ts';
import type { Binding } from '../../target/types.ts';
import { fieldNames } from './field-names.ts';

/** Returns the error message of the test case for an operation and a binding, or undefined if the test case passes. */
async function messageFor(operation: string, binding: Partial<Binding>): Promise<string | undefined> {
  const found = fieldNames.find(({ id }) => id === `field-names-${operation}`);
  const api = { bound: () => ({ method: 'PATCH', path: '/', ...binding }) } as unknown as Api;
  try {
    await found?.run(api);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test.each([
  ['the stated names', { data: { members: '{members}' } }, undefined],
  ['another name', { data: { users: '{members}' } }, 'the binding has no members'],
])('a body with %s for members', async (_what, body, message) => {
  const found = await messageFor('updateDepartmentMembers', { body });
  if (message) expect(found).toContain(message);
  else expect(found).toBeUndefined();
});

test.each([
  ['as they are', { assignments: '{assignments}' }, undefined],
  ['renamed by an expression', { assignments: '{assignments[].{user: userId, role: roleId}}' }, 'no userId, roleId'],
  ['in another list', { rows: '{assignments}' }, 'no assignments'],
])('rows of role assignments %s', async (_what, body, message) => {
  const found = await messageFor('replaceRoleAssignments', { body });
  if (message) expect(found).toContain(message);
  else expect(found).toBeUndefined();
});

test('a response that is read from other fields', async () => {
  const answer = {
    name: 'title',
    parent: 'parentDepartment',
    path: 'path',
    depth: 'depth',
    memberCount: 'memberCount',
  };
  expect(await messageFor('readDepartment', { answer })).toContain('the binding has no name');
});
