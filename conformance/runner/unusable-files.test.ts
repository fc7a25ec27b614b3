import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { readTarget } from '../target/read-target.ts';
import { TargetError } from '../target/target-error.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'target.yaml');
const least = 'target: 1\nname: Ours\nbaseUrl: http://127.0.0.1:9\ncredentials: { admin: fake-admin-key }\n';
writeFileSync(join(folder, 'empty.csv'), '');

test.each([
  ['usersFile', 'none.csv', 'the file does not exist'],
  ['faultyUsersFile', 'empty.csv', 'the file is empty'],
  ['documentFile', '.', 'it is a folder'],
  ['documentFile', 'target.yaml/x.pdf', 'it cannot be read (ENOTDIR)'],
])('an unusable %s (%s) is an error with its line', (name, path, reason) => {
  writeFileSync(file, `${least}existing:\n  ${name}: ${path}\n`);
  expect(() => readTarget(file, {})).toThrow(
    `${file}:6: existing.${name} must be a file to send, but ${reason}; relative paths begin at ${folder}, got "${path}"`,
  );
});

test('a run sends no request if a file of the target is missing', async () => {
  const server = await startFakeServer();
  const target = { target: 1, name: 'Ours', baseUrl: server.url, credentials: { admin: 'fake-admin-key' } } as const;
  const existing = { usersFile: join(folder, 'none.csv') };
  const ended = run({ target: { ...target, existing }, runId: 'none', verdicts: ['stated'] });
  await expect(ended).rejects.toThrow(TargetError);
  await expect(ended).rejects.toThrow(/existing\.usersFile must be a file to send, but the file does not exist/);
  await server.close();
});
