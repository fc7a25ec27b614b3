import { expect, test } from 'vitest';
import { nameFaults, sourceFaults } from './name-faults.ts';

const answering = (operation: string, answer: unknown) => ({ operations: { [operation]: { answer } } });

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

function faultsOf(name: string, binding: object, group = 'operations'): [string, string][] {
  return nameFaults({ [group]: { [name]: binding } }).map(({ path, text }) => [path.slice(2).join('.'), text]);
}

const all = '"cps target operations" lists all names';

test.each<[string, object, string, string]>([
  [
    'createDepartment',
    { path: '/x/{title}' },
    'path',
    `title in {title} of operations.createDepartment.path means nothing: createDepartment takes name, parentDepartment, parentName, parentPath; ${all}`,
  ],
  [
    'listUsers',
    { answer: { items: { in: 'rows', each: { idd: 'key', departments: { in: 'units', each: 'key' } } } } },
    'answer.items.each.idd',
    'operations.listUsers.answer.items.each.idd means nothing: an item of items has id, email, deleted, roleId, departments; did you mean "id"?',
  ],
  [
    'listUsers',
    { reads: ['roleId', 'rolId'] },
    'reads.1',
    '"rolId" of operations.listUsers.reads means nothing: listUsers answers with items, id, email, deleted, roleId, departments; did you mean "roleId"?',
  ],
  [
    'readUserImport',
    { uses: ['importId', 'wrong'] },
    'uses.1',
    `"wrong" of operations.readUserImport.uses means nothing: readUserImport takes importId; ${all}`,
  ],
  [
    'readUserImport',
    { inputs: { importID: 'id' } },
    'inputs.importID',
    'operations.readUserImport.inputs.importID means nothing: readUserImport takes importId; did you mean "importId"?',
  ],
  [
    'deleteDocument',
    { answer: { done: 'x' } },
    'answer.done',
    `operations.deleteDocument.answer.done means nothing: deleteDocument answers with nothing; ${all}`,
  ],
  [
    'updateDepartment',
    { before: { path: '/x/{version}', answer: { version: 'v' } }, headers: { 'if-match': '{version}' } },
    'before.path',
    `version in {version} of operations.updateDepartment.before.path means nothing: updateDepartment takes id, name, parentDepartment, parentName, parentPath; ${all}`,
  ],
])('an unknown name of %s is reported: %j', (name, binding, path, text) => {
  expect(faultsOf(name, binding)).toEqual([[path, text]]);
});

test.each([
  { body: { data: '{file}' } },
  { query: { data: '{file}' } },
  { headers: { data: '{file}' } },
  { path: '/users/{file}' },
  { body: 'x{file}' },
])('a file in the text %j is reported', (binding) => {
  const text =
    'operations.importUsers.body puts the file into a text; send {file} as the complete body, as a part of multipart, or as {base64(file)}';
  expect(faultsOf('importUsers', binding)).toEqual([['body', text]]);
});
