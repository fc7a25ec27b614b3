import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTarget } from './read-target.ts';
import { writeTargetFile } from './write-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'target-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = Object.fromEntries(
  ['ADMIN', 'SUPER_ADMIN', 'USER']
    .map((role) => [`${role}_API_KEY`, 'key'])
    .concat(
      ['OTHER', 'FLAGLESS', 'HR'].map((tenant) => [`${tenant}_TENANT_ADMIN_KEY`, 'key']),
      [['HR_TOKEN', 'token']],
    ),
);

test('the file is a target file as it is written', () => {
  const file = join(folder, 'fresh.yaml');
  writeTargetFile(file);
  expect(readTarget(file, keys)).toMatchObject({ target: 1, credentials: { admin: 'key' } });
});

test('every example in it is one that a target file may have', () => {
  const file = join(folder, 'all.yaml');
  writeTargetFile(file);
  const examples = readFileSync(file, 'utf8').replaceAll(/^( *)# (?=( *)[\w-]+: ?(\S|$))(?!admin: |yaml-)/gm, '$1');
  writeFileSync(file, examples);
  const target = readTarget(file, keys);
  const members = ['tenants', 'authentication', 'existing', 'claims', 'without', 'binding', 'operations', 'errors'];
  expect(Object.keys(target)).toEqual(expect.arrayContaining([...members, 'deviations', 'pace']));
  expect(target.existing).toMatchObject({ unknownRoleId: '9{n}00000000', provisionRecordId: '1' });
});

test('a file that is there is not written over', () => {
  const file = join(folder, 'mine.yaml');
  writeFileSync(file, 'mine');
  expect(() => writeTargetFile(file)).toThrow(/already there; name another/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a folder that is not there is told', () => {
  expect(() => writeTargetFile(join(folder, 'none', 'target.yaml'))).toThrow(/cannot be written: ENOENT/);
});
