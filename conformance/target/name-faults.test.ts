import { expect, test } from 'vitest';
import { nameFaults } from './name-faults.ts';

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
