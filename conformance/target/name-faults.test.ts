import { expect, test } from 'vitest';
import { nameFaults, sourceFaults } from './name-faults.ts';

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

test('the position of an unknown name within its expression is reported', () => {
  const [fault] = nameFaults({ operations: { readJob: { path: "/jobs/{join('', [job])}" } } });
  expect(fault?.within).toEqual({ text: "join('', [job])", at: 10 });
});

test.each<[string, object]>([
  ['importUsers', { body: '{file}' }],
  ['importUsers', { multipart: { file: '{file}', name: '{fileName}' } }],
  ['importUsers', { body: { data: '{base64(file)}' } }],
  ['createAdminToken', { body: { anything: '{client}' }, answer: { token: 'token' } }],
  ['listTeams', { path: '/{anything}' }],
  ['updateDepartment', { before: { path: '/x', answer: { version: 'v' } }, uses: ['version'], body: '{version}' }],
  ['readJob', { answer: 5, reads: 'id', inputs: null, uses: {} }],
])('no fault of %s %j', (name, binding) => {
  expect(faultsOf(name, binding)).toEqual([]);
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

const before = { path: '/nonce', answer: {} };

test.each([
  ['operations', 'createAdminToken', 'an operation that issues tokens'],
  ['observe', 'userRoles', 'a request under observe'],
])('a request before %s.%s has no effect', (group, name, what) => {
  const text = `${group}.${name}.before has no effect, because ${what} is sent without a request before; remove it`;
  expect(faultsOf(name, { before }, group)).toEqual([['before', text]]);
  expect(faultsOf(name, {}, group)).toEqual([]);
});

test('a value of the request before with the name of an input is reported', () => {
  const binding = { before: { path: '/x', answer: { name: 'title', version: 'v' } } };
  expect(faultsOf('updateDepartment', binding)).toEqual([
    [
      'before.answer.name',
      'operations.updateDepartment.before.answer.name has the name of an input of updateDepartment; choose another name for the value',
    ],
  ]);
});
