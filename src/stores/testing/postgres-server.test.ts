import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test.each([
  ['ends', 'end'],
  ['stops, and that is not ended,', 'stop'],
])('a program whose PostgreSQL server %s has the exit code that it set', { timeout: 60_000 }, async (_what, call) => {
  const helper = new URL('./postgres-server.ts', import.meta.url);
  const program = `
    const { startPostgres } = await import('${helper}');
    await (await startPostgres()).${call}();
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});
