import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { documentFile, existing, namedFile, numbered } from './existing.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };

test.each([
  ['9{n}00', 3, '9300'],
  ['10000000-0000-4000-8000-{n:12}', 42, '10000000-0000-4000-8000-000000000042'],
  ['u_{n:2}', 123, 'u_123'],
])('the pattern %s makes of %i the id %s', (pattern, n, id) => {
  expect(numbered(pattern, n)).toBe(id);
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

test.each([
  ['folder', 'existing.folder'],
  ['role', 'existing.roles'],
  ['flaglessFolder', 'tenants.withoutFlag.folderId'],
  ['hrUser', 'tenants.hrManaged.userId'],
] as const)('a missing %s is reported as %s, its place in the target file', (kind, place) => {
  expect(() => existing(target, kind)).toThrow(`the target file does not contain ${place}`);
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
