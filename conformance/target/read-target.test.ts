import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defineTarget, readTarget } from './read-target.ts';
import { TargetError } from './target-error.ts';
import type { Binding } from './types.ts';
import { writeTargetFile } from './write-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'targets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'target.yaml');
const least = ['target: 1', 'name: Ours', 'baseUrl: http://127.0.0.1:1', 'credentials: { admin: key }'];

function faultsOf(lines: readonly string[], environment = {}): string {
  writeFileSync(file, lines.join('\n'));
  try {
    readTarget(file, environment);
  } catch (error) {
    if (error instanceof TargetError) return error.message;
    throw error;
  }
  return 'none';
}

test('a minimal target file is accepted', () => {
  writeFileSync(file, least.join('\n'));
  expect(readTarget(file, {})).toMatchObject({ name: 'Ours', credentials: { admin: 'key' } });
});

test.each([
  ['a key is missing', [...least.slice(0, 3)], [/target\.yaml:1: .*"credentials"/]],
  ['a key is unknown', [...least, 'timeout: 5'], [/target\.yaml:5: .*"timeout"/]],
  [
    'a key is misspelled',
    [...least, 'bindng: own'],
    [/target\.yaml:5: the file has "bindng", .*; did you mean "binding"\?/],
  ],
  [
    'a key is far from every known key',
    [...least, 'xyzzyx: 5'],
    [/"xyzzyx", which is unknown; remove it or correct its/],
  ],
  [
    'the base URL is not one of HTTP',
    [...least.slice(0, 2), 'baseUrl: ftp://here', ...least.slice(3)],
    [/target\.yaml:3: baseUrl must be a URL that begins with http:\/\/ or https:\/\/, got "ftp:\/\/here"/],
  ],
  ['the version is another', ['target: 2', ...least.slice(1)], [/target\.yaml:1: target must be 1, got 2/]],
  [
    'an operation is misspelled',
    [...least, 'operations:', '  createDepartmnt: false'],
    [/target\.yaml:6: "createDepartmnt" is not an operation of the contract; did you mean "createDepartment"\?$/],
  ],
  [
    'an operation is like no other',
    [...least, 'operations:', '  xyzzy: false'],
    [/"xyzzy" is not an operation of the contract; "cps target operations" lists them$/],
  ],
  [
    'a link to the next page is no JMESPath',
    [...least, 'operations:', '  listUsers:', '    next: { url: "a.[" }'],
    [/target\.yaml:7:\d+: operations\.listUsers\.next\.url is not a valid JMESPath expression/],
  ],
  ['a value is of another type', [...least, 'pace: { concurrency: many }'], [/target\.yaml:5: .*integer.*"many"/]],
  [
    'a value is none of those known',
    [...least, 'binding: foreign'],
    [/target\.yaml:5: .*"published" or "own".*"foreign"/],
  ],
  ['an operation is unknown', [...least, 'operations:', '  createTeam: false'], [/target\.yaml:6: "createTeam"/]],
  [
    'an answer has a name of no canonical value',
    [...least, 'operations:', '  readJob:', '    answer: { status: phase }'],
    [/target\.yaml:7: operations\.readJob\.answer\.status means nothing.*id, kind, state, entries/],
  ],
  [
    'a template asks for an input that there is not',
    [...least, 'operations:', '  createDepartment:', '    body: { title: "{title}" }'],
    [/target\.yaml:7:22: title in \{title\} of .*takes name, parentDepartment.*cps target operations/],
  ],
  [
    'an expression of a request asks for an input that there is not',
    [...least, 'operations:', '  createDepartment:', '    body: { title: "{join(\'-\', [name, parrent])}" }'],
    [/target\.yaml:7:39: parrent in .*takes name, parentDepartment/],
  ],
  [
    'a header asks for a value that the request before does not read',
    [
      ...least,
      'operations:',
      '  updateDepartment:',
      '    before: { path: "/units/{id}", answer: { version: { header: etag } } }',
      '    headers: { If-Match: "{versoin}" }',
    ],
    [/target\.yaml:8:\d+: versoin in \{versoin\} of .*did you mean "version"/],
  ],
  [
    'a request before another one has no valid value',
    [
      ...least,
      'operations:',
      '  updateDepartment:',
      '    before: { path: /units, answer: { version: { headr: etag } } }',
    ],
    [/target\.yaml:7: operations\.updateDepartment\.before\.answer\.version must be an expression, /],
  ],
  [
    'a request before another one has an unknown property',
    [...least, 'operations:', '  updateDepartment:', '    before: { method: POST, path: /units, answer: {} }'],
    [/^\S+target\.yaml:7: operations\.updateDepartment\.before has "method", which is unknown[^\n]*$/],
  ],
  [
    'a request before another one reads a value with the name of an input',
    [...least, 'operations:', '  updateDepartment:', '    before: { path: /units, answer: { name: title } }'],
    [/target\.yaml:7: operations\.updateDepartment\.before\.answer\.name has the name of an input of updateDepartment/],
  ],
  [
    'a request before a request for a token',
    [...least, 'operations:', '  createAdminToken:', '    before: { path: /nonce, answer: { nonce: nonce } }'],
    [/target\.yaml:7: operations\.createAdminToken\.before has no effect, because an operation that issues tokens/],
  ],
  [
    'a request before a request under observe',
    [...least, 'observe:', '  userRoles:', '    before: { path: /x, answer: { v: v } }'],
    [/target\.yaml:7: observe\.userRoles\.before has no effect, because a request under observe/],
  ],
  [
    'an error code is read in an unknown way',
    [...least, 'errors: { code: { headr: x-code } }'],
    [/target\.yaml:5: errors\.code has "headr", which is unknown; did you mean "header"/],
  ],
  [
    'an expression of a request is no JMESPath',
    [...least, 'operations:', '  createDepartment:', '    body: { title: "{name || }" }'],
    [/target\.yaml:7:30: operations\.createDepartment\.body\.title is not a valid JMESPath expression/],
  ],
  [
    'an expression calls an unknown function',
    [...least, 'operations:', '  createDepartment:', '    answer: { id: last(split(self)) }'],
    [/target\.yaml:7:19: .*there is no function last\(\)/],
  ],
  [
    'a file is put into a text',
    [...least, 'operations:', '  importUsers:', '    body: { data: "{file}" }'],
    [/target\.yaml:7: .*complete body, as a part of multipart, or as \{base64\(file\)\}/],
  ],
  [
    'an observation is misspelled',
    [...least, 'observe: { userRole: { method: GET, path: /roles } }'],
    [/target\.yaml:5: observe.*"userRole"/],
  ],
  [
    'an existing object is misspelled',
    [...least, 'existing: { folders: [] }'],
    [/target\.yaml:5: existing.*"folders"/],
  ],
  ['two things are wrong', [...least, 'timeout: 5', 'binding: foreign'], [/:5: /, /:6: /]],
  ['it is no YAML', [...least, 'pace: { concurrency: 1'], [/target\.yaml:\d+: not valid YAML/]],
  ['a variable is not set', [...least.slice(0, 3), 'credentials: { admin: "${OUR_KEY}" }'], [/OUR_KEY .*not set/]],
])('the message for %s contains the file, the line and the expected value', (_title, lines, wanted) => {
  const message = faultsOf(lines);
  for (const part of wanted) expect(message).toMatch(part);
});

test('file names are relative to the target file', () => {
  const files = 'usersFile: users.csv, faultyUsersFile: ../faulty.csv, documentFile: /a.pdf';
  writeFileSync(file, [...least, `existing: { ${files} }`].join('\n'));
  expect(readTarget(file, {}, { files: false }).existing).toEqual({
    usersFile: join(folder, 'users.csv'),
    faultyUsersFile: join(folder, '../faulty.csv'),
    documentFile: '/a.pdf',
  });
  writeFileSync(file, [...least, 'existing: {}'].join('\n'));
  expect(readTarget(file, {}).existing).toEqual({});
});

test('a variable that is not set is the only error about its value', () => {
  const lines = [...least.slice(0, 2), 'baseUrl: ${OUR_URL}', ...least.slice(3), 'timeout: 5'];
  expect(faultsOf(lines).split('\n')).toEqual([
    `${file}: the environment variable OUR_URL is required and is not set; set it and run again`,
    expect.stringMatching(/target\.yaml:5: the file has "timeout"/),
  ]);
});

test.each([
  ['nothing', []],
  ['only a comment', ['# to do']],
])('a target file with %s is reported as empty', (_title, lines) => {
  expect(faultsOf(lines)).toBe(`${file}: the file is empty; "cps target init" writes a target file to start from`);
});

test('errors are in the order of the lines', () => {
  const operations = ['operations:', '  xyzzy: false', '  listRoles: { answer: { itms: { in: a, each: { id: b } } } }'];
  const faults = faultsOf([...operations, ...least.slice(0, 2), 'baseUrl: 5', 'credentials: {}', 'timeout: 5']);
  const numbers = faults.split('\n').map((fault) => Number(/yaml:(\d+)/.exec(fault)?.[1]));
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

test('an unknown key of "before" is one error, which names the keys of "before"', () => {
  const lines = [...least, 'operations:', '  readAccess: { before: { operation: readDepartment } }'];
  expect(faultsOf(lines)).toMatch(
    /^.*target\.yaml:6: .*before has "operation", which is unknown; it takes path and answer, and optionally query and headers$/,
  );
});

test.each([
  ['operations: { listRoles: 5 }', 'operations.listRoles must be false, got 5'],
  ['errors: { code: {} }', 'errors.code needs "header"'],
  ['errors: { code: 5 }', 'errors.code must be string in quotes, got 5'],
  ['authentication: { tokn: 5 }', 'authentication has "tokn", which is unknown; it takes header and value'],
])('the mistake in %s is one error, beside the errors of other keys', (line, wanted) => {
  const unknown = 'the file has "xyzzy", which is unknown; remove it or correct its spelling';
  expect(faultsOf([...least, line, 'xyzzy: 5'])).toBe(`${file}:5: ${wanted}\n${file}:6: ${unknown}`);
});

test('a file that cannot be read is reported with the reason', () => {
  expect(() => readTarget(folder)).toThrow(/it is a folder; "cps target init" writes a target file/);
});

test('a missing target file is reported with the command that creates one', () => {
  expect(() => readTarget(join(folder, 'none.yaml'))).toThrow(/none\.yaml: the file does not exist.*cps target init/);
});

test('a credential is read from the environment and never appears in a message', () => {
  const lines = [...least.slice(0, 3), 'credentials: { admin: "${OUR_KEY}" }', 'timeout: 5'];
  expect(faultsOf(lines, { OUR_KEY: 'very-secret' })).not.toContain('very-secret');
});

test('the commented file to start from is a target file, and is not written over another', () => {
  const fresh = join(folder, 'fresh.yaml');
  writeTargetFile(fresh);
  expect(readTarget(fresh, { ADMIN_API_KEY: 'key' }).credentials).toEqual({ admin: 'key' });
  expect(() => writeTargetFile(fresh)).toThrow(/already exists/);
});

test('the functions of a typed module are accepted, and what they declare is checked', () => {
  const binding = {
    method: 'GET',
    path: '/users',
    prepare: (request) => request,
    read: () => ({}),
  } as const satisfies Binding;
  const target = { target: 1, name: 'Ours', baseUrl: 'http://here', credentials: { admin: 'key' } } as const;
  const listUsers = { ...binding, uses: ['department'], reads: ['roleId'] };
  expect(defineTarget({ ...target, operations: { listUsers } }).operations?.listUsers).toBe(listUsers);
  const misspelled = { ...binding, uses: ['deparment'] };
  expect(() => defineTarget({ ...target, operations: { listUsers: misspelled } })).toThrow(/"deparment" of .*takes id/);
});
