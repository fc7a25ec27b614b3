import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/generate/files.ts';
import { operationIds } from '../canonical/operations.ts';
import { readTarget } from './read-target.ts';
import { vocabularyLines, writeTargetFile } from './write-target.ts';

test('inputs and values of an operation are named, with those that no case can do without', () => {
  expect(vocabularyLines(['listRoles', 'deleteDocument'])).toEqual([
    'listRoles',
    '  in   type',
    '  out  items* [id, name]',
    '       type: custom',
    'deleteDocument',
    '  in   documentId',
  ]);
});

test('a token operation takes an API key', () => {
  expect(vocabularyLines(['createAdminToken'])).toContain('  in   apiKey');
});

test('the items of a list are described by their names, or by their type', () => {
  expect(vocabularyLines(['listUsers'])).toContain('  out  items* [id, email, deleted, roleId, departments]');
  expect(vocabularyLines(['updateDepartmentMembers'])).toContain('  in   departmentId, operation, members [text]');
});

test('the canonical values of an operation are named', () => {
  expect(vocabularyLines(['updateAccess'])).toContain('       permission: view, edit, manage (absent in a revocation)');
  expect(vocabularyLines(['updateDepartmentMembers'])).toContain('       operation: add, remove');
});

test('every operation is present', () => {
  expect(vocabularyLines().filter((line) => !line.startsWith(' '))).toEqual(operationIds);
});

const folder = mkdtempSync(join(tmpdir(), 'target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = Object.fromEntries(
  ['ADMIN', 'SUPER_ADMIN', 'USER']
    .map((role) => [`${role}_API_KEY`, 'key'])
    .concat(
      ['OTHER', 'FLAGLESS', 'HR'].map((tenant) => [`${tenant}_TENANT_ADMIN_KEY`, 'key']),
      ['HR_TOKEN', 'OUR_GATEWAY_KEY', 'CLIENT_ID', 'CLIENT_SECRET'].map((name) => [name, 'secret']),
    ),
);

test('the file is a target file as it is written', () => {
  const file = join(folder, 'fresh.yaml');
  writeTargetFile(file);
  expect(readTarget(file, keys)).toMatchObject({ target: 1, credentials: { admin: 'key' } });
});

test.each(['', 'below/'])('the paths in a file in a clone (%s) exist', (below) => {
  const place = mkdtempSync(join(root, 'dist', '.target-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  mkdirSync(join(place, below), { recursive: true });
  const file = join(place, below, 'target.yaml');
  writeTargetFile(file);
  const paths = [...readFileSync(file, 'utf8').matchAll(/(?:schema=|Complete examples: )(\S+)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.map((path) => existsSync(join(dirname(file), path)))).toEqual([true, true]);
});

function examples(): string {
  const file = join(folder, 'all.yaml');
  writeTargetFile(file);
  const text = readFileSync(file, 'utf8').replaceAll(/^( *)# (?=( *)[\w-]+: ?(\S|$))(?!yaml-)/gm, '$1');
  rmSync(file);
  return text;
}

function readText(text: string) {
  const file = join(folder, 'changed.yaml');
  writeFileSync(file, text);
  return readTarget(file, keys, { files: false });
}

test('every example in it is one that a target file may have', () => {
  const target = readText(examples());
  const members = [
    'tenants',
    'authentication',
    'headers',
    'existing',
    'claims',
    'without',
    'binding',
    'operations',
    'errors',
  ];
  expect(Object.keys(target)).toEqual(expect.arrayContaining([...members, 'deviations', 'pace']));
  expect(target.existing).toMatchObject({ unknownRoleId: '9{n}00000000', provisionRecordId: '1' });
});

const alternative = /^( *)# +# (?=\w+: \S)/;

function alternatives(): [string, string][] {
  const lines = examples().split('\n');
  return lines.flatMap((line, index): [string, string][] => {
    if (!alternative.test(line)) return [];
    const example = lines.findLastIndex((each, at) => at < index && !alternative.test(each));
    const indent = /^ */.exec(lines[example] ?? '')?.[0] ?? '';
    const own = line.replace(alternative, indent);
    return [[own.trim(), lines.with(example, own).join('\n')]];
  });
}

test('every alternative is on a separate line and can replace its example', () => {
  const found = alternatives();
  expect(found.length).toBeGreaterThan(10);
  for (const [line, text] of found) expect(() => readText(text), line).not.toThrow();
  expect(examples()).not.toMatch(/# or \{/);
});

test('an existing file is not overwritten', () => {
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, 'mine');
  expect(() => writeTargetFile(file)).toThrow(/already exists; name another/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a missing folder is reported', () => {
  expect(() => writeTargetFile(join(folder, 'none', 'target.yaml'))).toThrow(/cannot be written: ENOENT/);
});
