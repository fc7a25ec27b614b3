import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { root } from '../generate/files.ts';
import { runRedocly } from '../redocly/run-redocly.ts';
import { filesBelow } from './files-below.ts';
import { inTheCode } from './licences.ts';
import { installedPackage } from './testing/installed-package.ts';
import { runProgram, startServer } from './testing/run.ts';

const { tarball, installed: folder } = await installedPackage();
const kit = join(folder, 'node_modules/contract-platform-kit');
const cps = 'node_modules/.bin/cps';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('npx runs the command of the package', async () => {
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  expect(await runProgram(folder, 'npx', 'cps', '--version')).toMatchObject({ exitCode: 0, said: `${version}\n` });
});

test('the code that starts the sandbox is ASCII', () => {
  const files = filesBelow(join(kit, 'dist/js')).filter((file) => /\/(chunks|cli)\/[^/]+\.js$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('THIRD-PARTY-LICENSES contains the license of every npm package whose code is in the compiled code', () => {
  const code = filesBelow(join(kit, 'dist/js'))
    .filter((file) => /\/(chunks|cli|src|conformance|grading|reporting)\/.*\.js$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  // Rolldown writes the path of each module in a comment above the code of the module.
  const modules = code.flatMap((text) => [...text.matchAll(/^\/\/ \.\.\/.*?\/node_modules\/(.+)$/gm)]);
  const packages = modules.map(([, path = '']) => path.replace(/(.*node_modules\/|^)((?:@[^/]+\/)?[^/]+)\/.*/, '$1$2'));
  expect([...new Set(packages)].toSorted()).toEqual(inTheCode);
  const licences = readFileSync(join(kit, 'THIRD-PARTY-LICENSES'), 'utf8');
  for (const path of inTheCode) expect(licences).toContain(`\n---- ${path.replace(/.*node_modules\//, '')} `);
});

test('a sandbox starts, answers and gets a verdict', async () => {
  await using sandbox = await startServer(folder, cps, 'sandbox', '--port', '0');
  const token = await fetch(`${sandbox.url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'x-api-key': 'aurora-admin-key' },
  });
  expect(token.status).toBe(200);

  const target = join(kit, 'dist/js/fixtures/targets/sandbox.yaml');
  const only = ['--only', 'department-delete-202,document-download-offered'];
  const run = await runProgram(
    folder,
    cps,
    ...['certify', '--target', target, '--base-url', sandbox.url, '--json', ...only],
  );
  expect(run.complained).toBe('');
  expect(JSON.parse(run.said)).toMatchObject({ conclusion: 'not certified', cleanup: { left: [] } });
});

test('the template of a target file names complete examples of the package', async () => {
  expect((await runProgram(folder, cps, 'target', 'init', 'fresh.yaml')).exitCode).toBe(0);
  const text = readFileSync(join(folder, 'fresh.yaml'), 'utf8');
  expect(text).toContain(
    '$schema=./node_modules/contract-platform-kit/dist/js/conformance/target/target.schema.json\n',
  );
  const [, path = ''] = /Complete examples: (\S+)/.exec(text) ?? [];
  const examples = filesBelow(join(folder, path)).map((file) => basename(file));
  expect(examples).toEqual(expect.arrayContaining(['sandbox.yaml', 'foreign-flat.yaml', 'foreign-wrapped.yaml']));
  expect(examples).toEqual(expect.arrayContaining(['sandbox-users.csv', 'foreign-people.csv']));
});

test('prism answers on demand, the console and the files of documents are served', async () => {
  await using sandbox = await startServer(folder, cps, 'sandbox', '--port', '0');
  const prefer = { 'x-api-key': 'aurora-admin-key', prefer: 'code=401' };
  const onDemand = await fetch(`${sandbox.url}/v2/admin/auth/token`, { method: 'POST', headers: prefer });
  expect(onDemand.status).toBe(401);
  const reference = ['', 'component.js', 'openapi/admin.json'].map((file) => `/_sandbox/reference/${file}`);
  for (const page of ['/_sandbox/console/', '/_sandbox/console/lib.js', '/_sandbox/docs/', ...reference]) {
    expect((await fetch(sandbox.url + page)).status, page).toBe(200);
  }
});

test('the proxy of the package reports a violation of the contract', async () => {
  await using sandbox = await startServer(folder, cps, 'sandbox', '--port', '0');
  const options = ['--upstream', sandbox.url, '--port', '0', '--requests', '1'];
  await using proxy = await startServer(folder, cps, 'proxy', ...options);
  const body = JSON.stringify({ data: { type: 'departments', attributes: { name: 7 } } });
  const headers = { 'content-type': 'application/json', connection: 'close' };
  await fetch(`${proxy.url}/v2/admin/departments`, { method: 'POST', headers, body });
  await proxy.ended;
  expect(proxy.said()).toContain('must be string; got a number');
});

test('Redocly CLI runs a journey of the package', async () => {
  await using sandbox = await startServer(folder, cps, 'sandbox', '--port', '0');
  const journey = join(kit, 'dist/js/openapi/journeys/file-agreements.arazzo.yaml');
  const servers = ['--server', `admin=${sandbox.url}`, '--server', `documents=${sandbox.url}`];
  const inputs = ['--input', 'adminKey=aurora-admin-key', '--input', 'userKey=aurora-user-key'];
  const { exitCode, stdout } = await runRedocly(['respect', journey, ...servers, ...inputs], folder);
  expect(exitCode, stdout).toBe(0);
});

test('a program opens a sandbox and judges it', async () => {
  write(
    'program.mjs',
    `import { createSandbox } from 'contract-platform-kit';
     import { defineTarget, readTarget, runConformance } from 'contract-platform-kit/conformance';
     import admin from 'contract-platform-kit/openapi/admin.json' with { type: 'json' };
     import targetSchema from 'contract-platform-kit/target.schema.json' with { type: 'json' };
     const sandbox = await createSandbox();
     const target = { ...readTarget(process.argv[2]), baseUrl: sandbox.url };
     const { conclusion } = await runConformance(defineTarget(target), { only: ['department-delete-202'] });
     await sandbox.close();
     console.log(conclusion, admin.openapi, typeof targetSchema);`,
  );
  const target = join(kit, 'dist/js/fixtures/targets/sandbox.yaml');
  expect(await runProgram(folder, 'node', 'program.mjs', target)).toEqual({
    exitCode: 0,
    said: 'not certified 3.1.0 object\n',
    complained: '',
  });
});

test.concurrent.each([
  ['nodenext', 'nodenext', 'typescript'],
  ['preserve', 'bundler', 'typescript-7'],
])('types resolve with module %s, resolution %s, compiled by %s', async (module, moduleResolution, compiler) => {
  write(
    `${module}.ts`,
    `import { createSandbox, type Sandbox, type Tenant } from 'contract-platform-kit';
     import { defineTarget, runConformance, type RunRecord } from 'contract-platform-kit/conformance';
     import { conformanceTests } from 'contract-platform-kit/vitest';
     const sandbox: Sandbox = await createSandbox({ port: 0 });
     const tenant: Tenant = await sandbox.tenant();
     const token: string = await tenant.token();
     await tenant.jobPlan('members', { mode: 'manual' });
     // @ts-expect-error no kind of job has this name
     await tenant.jobPlan('member', null);
     // @ts-expect-error no fault has this name
     await tenant.fault({ name: 'unavailible', operation: 'readJob' });
     // @ts-expect-error no operation has this name
     await tenant.fault({ name: 'unavailable', operation: 'readJobs' });
     // @ts-expect-error no operation has this name
     await tenant.journal({ operation: 'readJobs' });
     // @ts-expect-error a port is a number
     await createSandbox({ port: '1' });
     const target = defineTarget({ target: 1, name: token, baseUrl: sandbox.url, credentials: { admin: token } });
     const record: RunRecord = await runConformance(target);
     conformanceTests(target, { onRecord: ({ conclusion }) => console.log(conclusion === record.conclusion) });`,
  );
  const types = ['--types', 'node', '--typeRoots', `${root}node_modules/@types`];
  const strict = ['--strict', '--noEmit', '--target', 'es2024', '--exactOptionalPropertyTypes'];
  const tsc = await runProgram(
    folder,
    ...['node', `${root}node_modules/${compiler}/bin/tsc`],
    ...['--module', module, '--moduleResolution', moduleResolution, ...strict, ...types, `${module}.ts`],
  );
  expect(tsc).toEqual({ exitCode: 0, said: '', complained: '' });
});

test('publint and are-the-types-wrong find nothing', async () => {
  const { messages } = await publint({ pkgDir: kit, pack: false, strict: true });
  expect(messages).toEqual([]);

  const { problems } = Object(await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball)))));
  // The package contains only ES modules. Older versions of Node cannot load it with require, but are not supported.
  const old = ['node10', 'node16-cjs'];
  expect(
    problems.filter((problem: { resolutionKind?: string }) => !old.includes(problem.resolutionKind ?? '')),
  ).toEqual([]);
});

test('the skill file is in the package, and the files that it names exist', () => {
  const skill = readFileSync(join(kit, 'skills/contract-platform-kit/SKILL.md'), 'utf8');
  const files = [...skill.matchAll(/`(node_modules\/\S+)`/g)].map(([, file = '']) => join(folder, file));
  const guides = [...skill.matchAll(/`(partner\/\S+\.md)`/g)].map(([, page = '']) => `${root}docs/${page}`);
  expect([files.length, guides.length]).toEqual([1, 3]);
  expect(skill).toContain('`npx cps mcp`');
  expect([...files, ...guides].filter((file) => !existsSync(file))).toEqual([]);
});

test('every file that the code uses is in the package, and no source or test', () => {
  const files = filesBelow(join(kit, 'dist/js'));
  expect(files.filter((file) => /\.test\.|\/testing\/|(?<!\.d)\.ts$|\.map$/.test(file))).toEqual([]);
  const missing = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new URL\('([^'$]+)', import\.meta\.url\)/g)].map(([, path = '']) =>
        join(file, '..', path),
      ),
    )
    .filter((path) => !files.some((file) => file === path || file.startsWith(path)));
  expect(missing).toEqual([]);
});

const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })`;
const onOldNode = ['--import', `data:text/javascript,${old}`];
const refusal = 'contract-platform-kit needs Node 22.13 or newer, this is Node 20.9.0.';

test('the command prints the required version when Node is too old', async () => {
  const { exitCode, complained } = await runProgram(folder, 'node', ...onOldNode, cps);
  expect(exitCode).toBe(2);
  expect(complained.split('\n')[0]).toBe(refusal);
});

test.each(['', '/conformance'])('the export "%s" tells an old Node which version it needs', async (door) => {
  write('old.mjs', `await import('contract-platform-kit${door}').catch(({ message }) => console.log(message));`);
  expect((await runProgram(folder, 'node', ...onOldNode, 'old.mjs')).said).toBe(`${refusal}\n`);
});

test('an export that needs Vitest reports a missing Vitest', async () => {
  write('without.mjs', `import 'contract-platform-kit/vitest';`);
  expect((await runProgram(folder, 'node', 'without.mjs')).complained).toContain(`Cannot find package 'vitest'`);
});
