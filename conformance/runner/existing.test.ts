import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { documentFile, existing, isInvented, namedFile, numbered, unknownId } from './existing.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };

test.each([
  ['9{n}00', 3, '9300'],
  ['10000000-0000-4000-8000-{n:12}', 42, '10000000-0000-4000-8000-000000000042'],
  ['u_{n:2}', 123, 'u_123'],
])('the pattern %s makes of %i the id %s', (pattern, n, id) => {
  expect(numbered(pattern, n)).toBe(id);
});

test('an unknown id has the form that the target file names', () => {
  const existing = { unknownId: 'id-{n:4}', unknownUserId: 'user-{n}' };
  expect(unknownId({ ...target, existing }, 'job')).toBe('id-0001');
  expect(unknownId({ ...target, existing }, 'user')).toBe('user-1');
});

test('a document of the target file is used, and differs at each upload', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const file = join(folder, 'sample.pdf');
  await writeFile(file, '%PDF-1.7 sample');
  const existing = { documentFile: file };
  const [one, other] = [
    await documentFile({ ...target, existing }, 'First'),
    await documentFile({ ...target, existing }, 'Second'),
  ];
  await rm(folder, { recursive: true });
  expect(one.name).toBe('First.pdf');
  expect(one.content.toString()).toMatch(/^%PDF-1\.7 sample/);
  expect(one.content.equals(other.content)).toBe(false);
});

test('an unknown id is a made-up number if the target file names no form', () => {
  expect(unknownId(target, 'job')).toBe('987654321012345');
  expect(unknownId({ ...target, existing: { unknownUserId: 'user-{n}' } }, 'role')).toBe('987654321012345');
});

test('made-up ids of roles and users have their own forms', () => {
  const forms = { unknownId: 'id-{n}', unknownUserId: 'user-{n}', unknownRoleId: 'role-{n}' };
  const ids = (['role', 'user', 'department', 'folder'] as const).map((kind) =>
    unknownId({ ...target, existing: forms }, kind),
  );
  expect(ids).toEqual(['role-1', 'user-1', 'id-1', 'id-1']);
});

test.each([
  ['u.{n:4}', 'u.0042', true],
  ['u.{n:4}', 'ux0042', false],
  ['u.{n}', 'u.', false],
  ['u.{n}', 'xu.1', false],
  ['u.{n}', 'u.1x', false],
  [undefined, 'u.1', false],
])('the form %s makes %s an invented id: %s', (unknownUserId, id, expected) => {
  const named = unknownUserId === undefined ? {} : { unknownUserId };
  expect(isInvented({ ...target, existing: named }, id)).toBe(expected);
});

test('the objects that the target file names are found by their kind', () => {
  const named: Target = {
    ...target,
    existing: {
      folder: { id: '1', path: 'A' },
      secondFolder: { id: '2', path: 'B' },
      failingFolderId: '3',
      roles: ['4', '5'],
      deletedUser: { id: '6' },
      provisionRecordId: '7',
    },
    tenants: {
      withoutFlag: { admin: 'key', departmentId: '8', folderId: '9', folderPath: 'C', jobId: '10' },
      hrManaged: { admin: 'key', userId: '11', roleId: '12' },
    },
  };
  const kinds = [
    'folder',
    'secondFolder',
    'failingFolder',
    'role',
    'secondRole',
    'deletedUser',
    'provisionRecord',
  ] as const;
  expect(kinds.map((kind) => existing(named, kind).id)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  const ofTenants = ['flaglessDepartment', 'flaglessFolder', 'flaglessJob', 'hrUser', 'hrRole'] as const;
  expect(ofTenants.map((kind) => existing(named, kind).id)).toEqual(['8', '9', '10', '11', '12']);
  expect(existing(named, 'flaglessFolder')).toEqual({ id: '9', path: 'C' });
});

test.each(['folder', 'role', 'flaglessFolder', 'hrUser'] as const)('a missing %s is reported with its name', (kind) => {
  const message = `the target file names no ${kind} under "existing" or "tenants"`;
  expect(() => existing(target, kind)).toThrow(message);
});

test('without a document in the target file, a document is a PDF that names itself', async () => {
  const { name, content } = await documentFile(target, 'First');
  expect(name).toBe('First.pdf');
  expect(content.toString('latin1')).toMatch(/^%PDF-.*First\.pdf/s);
});

test('a PDF has at least the requested number of bytes, and its table of objects has the right offsets', async () => {
  const { content } = await documentFile(target, 'Large', 100_000);
  expect(content.length).toBeGreaterThan(100_000);
  const text = content.toString('latin1');
  const [, offset = ''] = /xref\n0 6\n0{10} 65535 f \n(\d{10}) 00000 n/.exec(text) ?? [];
  expect(text.slice(Number(offset))).toMatch(/^1 0 obj\n/);
});

test('a file of users is read from the target file, and a missing one is reported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'users-'));
  const [usersFile, faultyUsersFile] = [join(folder, 'users.csv'), join(folder, 'faulty.txt')];
  await writeFile(usersFile, 'email');
  await writeFile(faultyUsersFile, 'wrong');
  const named = { ...target, existing: { usersFile, faultyUsersFile, documentFile: faultyUsersFile } };
  expect(await namedFile(named, 'users')).toEqual({ name: 'users.csv', content: Buffer.from('email') });
  expect(await namedFile(named, 'faulty-users')).toEqual({ name: 'faulty.txt', content: Buffer.from('wrong') });
  expect(await documentFile(named, 'Other')).toEqual({ name: 'Other.txt', content: Buffer.from('wrong') });
  await rm(folder, { recursive: true });
  await expect(namedFile(target, 'users')).rejects.toThrow('the target file names no users file under "existing"');
  await expect(namedFile(target, 'faulty-users')).rejects.toThrow('names no faulty-users file');
});
