import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../scripts/generate/files.ts';

const showLoaded = `data:text/javascript,import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { process.stderr.write(url + String.fromCharCode(10)); return next(url, context); } });`;

test('every command starts without the libraries of the other commands', async () => {
  const args = ['--import', showLoaded, 'bin/cps.js', '--version'];
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: root });
  const libraries = stderr.split('\n').flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  expect(new Set(libraries)).toEqual(new Set(['commander', 'fastest-levenshtein']));
});
