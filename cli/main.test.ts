import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../scripts/generate/files.ts';

const showLoaded = `data:text/javascript,import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { process.stderr.write(url + String.fromCharCode(10)); return next(url, context); } });`;

const parameters = ['--import', showLoaded, 'bin/cps.js'];
const librariesIn = (loaded: string) =>
  new Set(loaded.split('\n').flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));

test('every command starts without the libraries of the other commands', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [...parameters, '--version'], { cwd: root });
  expect(librariesIn(stderr)).toEqual(new Set(['commander', 'fastest-levenshtein']));
});

test('a sandbox starts without the libraries for assistants', async () => {
  const child = spawn(process.execPath, [...parameters, 'sandbox', '--port', '0'], { cwd: root });
  const loaded = text(child.stderr);
  await once(child.stdout, 'data');
  child.kill();
  const libraries = librariesIn(await loaded);
  expect(libraries).toContain('fastify');
  for (const library of ['@modelcontextprotocol/server', 'zod', 'yaml']) expect(libraries).not.toContain(library);
});
