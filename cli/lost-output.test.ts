import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { outliveReaders } from './safe-output.ts';

test.each([
  ['EPIPE', 0],
  ['ENOSPC', 1],
])('the process continues after %s and reports it %i times', async (code, times) => {
  const printed: string[] = [];
  const error = Object.assign(new Error(`${code}: write`), { code });
  const output = new Writable({ autoDestroy: false, write: (_chunk, _encoding, done) => done(error) });
  outliveReaders(output, (sentence) => printed.push(sentence));
  output.emit('error', error);
  output.write('a line\n');
  await setImmediate();
  expect(printed).toHaveLength(times);
  expect(printed.join()).toContain(times === 0 ? '' : 'ENOSPC: write');
});

test('a command whose reader has ended prints no error and succeeds', async () => {
  const command = spawn(process.execPath, ['bin/cps.js', 'sandbox', '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  command.stdout.destroy();
  const [printed, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect([printed, exitCode]).toEqual(['', 0]);
});
