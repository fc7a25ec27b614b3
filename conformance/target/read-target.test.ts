import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
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

const refused: Record<string, { text: string; messages: string[] }> = parse(
  readFileSync(new URL('testing/refused-files.yaml', import.meta.url), 'utf8'),
);

test.each(globSync('fixtures/targets/*.yaml'))('the example %s is a target file', (example) => {
  expect(readTarget(example, {})).toMatchObject({ target: 1 });
});

test.each(Object.entries(refused))(
  'the message for %s contains the file, the line and the expected value',
  (_, each) => {
    const message = faultsOf([each.text]);
    for (const part of each.messages) expect(message).toMatch(new RegExp(part));
  },
);

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
