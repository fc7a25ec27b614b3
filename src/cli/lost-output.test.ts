import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { outliveReaders } from './lost-output.ts';

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
