import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.each(['end', 'stop'])(
  'a program that calls %s on its PostgreSQL server leaves no folder and ends with the exit code that it set',
  async (call) => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const helper = new URL('./postgres-server.ts', import.meta.url);
    const program = `
      const { startPostgres } = await import('${helper}');
      const server = await startPostgres({ parent: ${JSON.stringify(folder)} });
      await server['${call}']();
      process.exitCode = 3;
      process.exit();`;
    const outcome = await new Promise((resolve) =>
      execFile(process.execPath, ['--input-type=module', '--eval', program], (error, _stdout, stderr) =>
        resolve({ code: error?.code, stderr }),
      ),
    );
    expect(outcome).toEqual({ code: 3, stderr: '' });
    expect(readdirSync(folder)).toEqual([]);
  },
);
