import { expect, test } from 'vitest';
import { sourceFaults } from './source-faults.ts';

const answering = (operation: string, answer: unknown) => ({ operations: { [operation]: { answer } } });

test.each([
  ['an expression', 'readJob', { id: 'job' }],
  ['a value with a map', 'readJob', { state: { value: 'phase', match: '(.*)', map: { OK: 'succeeded' } } }],
  ['a header', 'createDepartment', { id: { header: 'location', match: '([^/]+)$' } }],
  ['a body', 'exportUsers', { content: { body: 'bytes' } }],
  ['a list of shapes', 'listDepartments', { items: { in: 'rows', each: { id: 'key' } } }],
  ['items as they are', 'listDepartments', { items: { in: 'rows', each: '@' } }],
  ['a list by its expression', 'listUsers', { items: { in: 'rows', each: { departments: 'units' } } }],
  ['a list by its items', 'listUsers', { items: { in: 'rows', each: { departments: { in: 'units', each: 'id' } } } }],
  ['an unknown name, which another check reports', 'readJob', { phase: {} }],
  ['an unknown operation, which another check reports', 'readTeam', { id: {} }],
])('nothing is said of %s', (_title, operation, answer) => {
  expect(sourceFaults(answering(operation, answer))).toEqual([]);
});

test.each([
  [
    'a list where a single value stands',
    'readJob',
    { state: { in: 'rows', each: 'phase' } },
    /answer\.state must be an/,
  ],
  ['a misspelled member', 'readJob', { state: { value: 'phase', mapp: {} } }, /answer\.state must be an expression/],
  ['two ways at once', 'readJob', { state: { value: 'phase', header: 'x' } }, /answer\.state must be an expression/],
  ['a body of no kind', 'exportUsers', { content: { body: 'byte' } }, /\{ body: bytes or text \}$/],
  ['an expression for a whole body', 'exportUsers', { content: '@' }, /answer\.content must be/],
  ['items by an expression alone', 'listRoles', { items: 'rows' }, /answer\.items must be \{ in, each \}/],
  ['items without each', 'listRoles', { items: { in: 'rows' } }, /answer\.items must be \{ in, each \}/],
  ['a number', 'readJob', { id: 7 }, /answer\.id must be an expression/],
  [
    'a fault within an item',
    'listUsers',
    { items: { in: 'rows', each: { departments: { in: 'units', each: {} } } } },
    /answer\.items\.each\.departments must be an expression, or \{ in, each \}/,
  ],
])('%s is reported with its position', (_title, operation, answer, wanted) => {
  const [fault, ...others] = sourceFaults(answering(operation, answer));
  expect(fault?.text).toMatch(wanted);
  expect(fault?.path.slice(0, 3)).toEqual(['operations', operation, 'answer']);
  expect(others).toEqual([]);
});
