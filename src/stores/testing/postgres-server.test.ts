import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a program that starts PostgreSQL ends with the exit code that it has set', { timeout: 60_000 }, async () => {
  const helper = new URL('./postgres-server.ts', import.meta.url);
  const program = `
    const { startPostgres } = await import('${helper}');
    await (await startPostgres()).end();
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
