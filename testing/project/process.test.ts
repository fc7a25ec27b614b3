import { expect, test } from 'vitest';
import { startSandbox } from './process.ts';

test('a sandbox that has ended can be ended again', async () => {
  const sandbox = await startSandbox();
  expect((await fetch(`${sandbox.url}/_sandbox/health`)).status).toBe(200);
  await sandbox.end();
  await expect(sandbox.end()).resolves.toBeUndefined();
});

test('a folder without the project is an error, not an endless wait', async () => {
  await expect(startSandbox({ folder: '/' })).rejects.toThrow('the sandbox ended');
});
