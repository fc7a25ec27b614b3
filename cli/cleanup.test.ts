import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Ledger } from '../conformance/clean-up/ledger.ts';
import { startFakeServer } from '../conformance/selftest/fake/published/server.ts';
import { createSession } from '../conformance/session/create-session.ts';
import { readTarget } from '../conformance/target/read-target.ts';
import { createProgram } from './main.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('objects are deleted only at the base URL of the run, unless --base-url names another one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const targetFile = join(folder, 'target.yaml');
  const existing = 'existing: { usersFile: no-longer-there.csv }\n';
  const head = 'target: 1\nname: Ours\nbaseUrl: http://127.0.0.1:9\ncredentials: { admin: key }\n';
  writeFileSync(targetFile, head + existing);
  const ledger = new Ledger(join(folder, 'gone.ledger.jsonl'), ['https://test.example']);
  ledger.announce('createDepartment', 'Left', null, 'case').created('7');
  const message = expect.stringContaining(
    'at https://test.example, and the target file names http://127.0.0.1:9; name',
  );
  const words = ['cleanup', '--target', targetFile, '--report', folder, '--run', 'gone'];
  const program = createProgram();
  await expect(program.parseAsync(['node', 'cps', ...words])).rejects.toMatchObject({ exitCode: 2, message });
  const [log, error] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  await program.parseAsync(['node', 'cps', ...words, '--base-url', 'http://127.0.0.1:9']);
  expect(log.mock.calls).toEqual([['1 object of run gone is left on the target.']]);
  expect(error.mock.calls.join()).toContain('left: 7 (createDepartment)');
});

test('--base-url cleans up a run that had another base URL than the target file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cleanup-'));
  const server = await startFakeServer();
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const targetFile = join(folder, 'target.yaml');
  // No HTTP server runs on port 9 (discard).
  writeFileSync(
    targetFile,
    'target: 1\nname: Ours\nbaseUrl: http://127.0.0.1:9\ncredentials: { admin: fake-admin-key }\n',
  );
  const { session } = createSession({ ...readTarget(targetFile), baseUrl: server.url });
  const created = new Ledger(join(folder, 'gone.ledger.jsonl')).announce('createDepartment', 'Left', null, 'case');
  created.created((await session.call('createDepartment', { name: 'Left' }, 'admin', [])).values.id ?? '');
  const log = vi.spyOn(console, 'log').mockReturnValue();

  const program = createProgram();
  const words = ['--target', targetFile, '--base-url', server.url, '--report', folder, '--run', 'gone'];
  await program.parseAsync(['node', 'cps', 'cleanup', ...words]);

  expect(log.mock.calls).toEqual([['No object of run gone is left on the target.']]);
  expect(process.exitCode).toBe(0);
});
