import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Target } from '../target/types.ts';
import { documentFile, numbered, unknownId } from './existing.ts';

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
