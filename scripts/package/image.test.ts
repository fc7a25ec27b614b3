import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { overHttp } from '../../cli/testing/assistant.ts';
import { root } from '../generate/files.ts';
import { filesBelow } from './files-below.ts';
import { installedPackage } from './testing/installed-package.ts';
import { runProgram, startServer } from './testing/run.ts';

// The folders `/kit` and `/data` of the image, and the commands of the Dockerfile in them.
// The kit is a copy, because the tests of the package write into the installed folder at the same time.
const { installed } = await installedPackage();
const image = mkdtempSync(join(tmpdir(), 'cps-image-'));
const [kit, data] = [join(image, 'kit'), join(image, 'data')];
cpSync(join(installed, 'node_modules'), join(kit, 'node_modules'), { recursive: true, verbatimSymlinks: true });
cpSync(join(installed, 'package.json'), join(kit, 'package.json'));
mkdirSync(data);
afterAll(() => rmSync(image, { recursive: true, force: true }));

const dockerfile = readFileSync(`${root}Dockerfile`, 'utf8');
const listOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]');
const here = (part: string) => part.replace(/^\/kit\//, `${kit}/`).replace('/data/', `${data}/`);
const [node = '', ...before] = listOf('ENTRYPOINT').map(here);
const start = (...parameters: string[]) => startServer(data, node, ...before, ...parameters, '--port', '0');

// Other tests of the package write files beside `node_modules` at the same time.
const written = () => filesBelow(join(kit, 'node_modules')).map((file) => `${file} ${statSync(file).mtimeMs}`);
const inTheImage = written();

test('the image starts a sandbox that generates tenants and serves its pages', async () => {
  const sandbox = await start(...listOf('CMD').map(here), '--host', '127.0.0.1');
  const created = await fetch(`${sandbox.url}/_sandbox/tenants`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'made', world: { users: 50, departments: 5, documents: 3, seed: 7 } }),
  });
  expect(created.status).toBe(201);
  const pages = ['console/', 'docs/', 'reference/'].map((page) => fetch(`${sandbox.url}/_sandbox/${page}`));
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await sandbox[Symbol.asyncDispose]();
  const check = ['store', 'check', '--store', `sqlite:${data}/sandbox.db`];
  expect(await runProgram(data, node, ...before, ...check)).toMatchObject({ exitCode: 0 });
});

test('a sandbox of the image serves assistants', async () => {
  await using sandbox = await start('sandbox');
  const { rpc, tool } = overHttp(sandbox.url);
  expect(await tool('look_up', { text: 'D-22' })).toMatchObject([{ kind: 'decision' }]);
  expect((await rpc('resources/list')).result.resources.length).toBeGreaterThan(20);
  expect(await tool('run_certification', { only: ['department-rename'] })).toMatchObject({ failed: [] });
});

test('every command runs in the image and changes no file outside /data', async () => {
  await using sandbox = await start('sandbox');
  const target = ['--target', join(kit, 'node_modules/contract-platform-kit/dist/js/fixtures/targets/sandbox.yaml')];
  const at = [...target, '--base-url', sandbox.url];
  const only = ['--only', 'department-delete-202'];
  const runs: [exitCode: number, ...parameters: string[]][] = [
    [0, 'target', 'init', 'mine.yaml'],
    [0, 'target', 'operations'],
    [0, 'keys', 'create', '--out', 'keys'],
    [1, 'certify', ...at, ...only, '--sign', 'keys/cps.key.pem'],
    [1, 'verify', 'report/evidence.json', '--key', 'keys/cps.pub.pem'],
    [0, 'replay', 'report/report.json', '--case', 'department-delete-202', ...at],
    [0, 'certify', ...at, ...only, '--shard', '1/1', '--report', 'part'],
    [1, 'merge', 'part/report.json'],
    [0, 'explore', ...at, '--steps', '5', '--report', 'explored'],
    [3, 'grade', '--run', `${node} -e 0`, '--scenario', 'lists', '--report', 'graded'],
    [0, 'mcp'],
    [0, 'world', 'make', '--users', '20', '-o', 'world.ndjson'],
  ];
  for (const [expected, ...parameters] of runs) {
    const { exitCode, said, complained } = await runProgram(data, node, ...before, ...parameters);
    expect(exitCode, `cps ${parameters.join(' ')}: ${said}${complained}`).toBe(expected);
  }
  expect(written()).toEqual(inTheImage);
});
