import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = new URL('run-child.mjs', import.meta.url).href;

function runInside(code: string) {
  const program = `
    const { runChild } = await import('${module}');
    const { exitCode, isInterrupted } = await runChild(process.execPath, ['-e', ${JSON.stringify(code)}], { stdio: 'inherit' });
    if (isInterrupted) console.log('interrupted');
    process.exit(exitCode);`;
  const parameters = ['--input-type=module', '-e', program];
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8');
  return child;
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s to the parent ends the child, and the exit code is %i', async (signal, exitCode) => {
  const parent = runInside('console.log(process.pid); setInterval(() => undefined, 1000);');
  const [pid] = await once(parent.stdout, 'data');
  const output: string[] = [];
  parent.stdout.on('data', (text: string) => output.push(text));
  parent.kill(signal);
  expect(await once(parent, 'close')).toEqual([exitCode, null]);
  expect(output.join('')).toBe('interrupted\n');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('the exit code of the child is returned', async () => {
  expect(await once(runInside('process.exit(7);'), 'close')).toEqual([7, null]);
});
