import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Ledger } from '../clean-up/ledger.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { createSession } from '../session/create-session.ts';
import { readTarget } from '../target/read-target.ts';
import { registerCleanup } from './cleanup.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
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

  const program = new Command('cps').exitOverride();
  registerCleanup(program);
  const words = ['--target', targetFile, '--base-url', server.url, '--report', folder, '--run', 'gone'];
  await program.parseAsync(['node', 'cps', 'cleanup', ...words]);

  expect(log.mock.calls).toEqual([['No object of run gone is left on the target.']]);
  expect(process.exitCode).toBe(0);
});
