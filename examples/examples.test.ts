import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../scripts/generate/files.ts';
import { installedPackage } from '../scripts/package/testing/installed-package.ts';
import { runProgram, startServer } from '../scripts/package/testing/run.ts';
import { freePort } from '../testing/project/process.ts';

const { installed } = await installedPackage();

/** The other packages that the examples use. Their versions are those of the kit. */
const tools = ['@jest/globals', '@types/node', 'jest', 'openapi-fetch', 'typescript', 'vitest'];

/** Copies an example to a temporary folder with its packages in `node_modules`, as after `npm install`. */
function projectOf(example: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cps-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(`${root}examples/${example}`, folder, { recursive: true });
  const link = (from: string, name: string) => {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(from, 'node_modules', name), join(folder, 'node_modules', name));
  };
  for (const tool of tools) link(root, tool);
  for (const program of ['tsc', 'vitest']) link(root, `.bin/${program}`);
  for (const name of ['contract-platform-kit', '.bin/cps']) link(installed, name);
  return folder;
}

test.each(['vitest-test', 'jest-test', 'node-test', 'client', 'vendor'])('the tests of %s pass', async (example) => {
  const { exitCode, said, complained } = await runProgram(projectOf(example), 'npm', 'test');
  expect(exitCode, said + complained).toBe(0);
});

test.each(['vitest-test', 'client', 'vendor'])('the types of %s resolve', async (example) => {
  const { exitCode, said } = await runProgram(projectOf(example), 'node_modules/.bin/tsc', '--project', '.');
  expect(exitCode, said).toBe(0);
});

test('the client runs', async () => {
  const { said, complained } = await runProgram(projectOf('client'), 'npm', 'start', '--silent');
  expect(complained).toBe('');
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/^\d+ active users$/),
    'department 41 was made; its removal succeeded',
    'document 68 is READY',
    'found: note.txt',
  ]);
});

const isPresent = (program: string) => spawnSync(program, ['--version']).status === 0;

/** The example clients that pass every rule of `cps grade`, each with the programs that it needs. */
const gradedClients: [example: string, command: string, ...programs: string[]][] = [
  ['client', 'node src/graded.ts'],
  ['graded-clients', 'python3 client.py', 'python3'],
  ['graded-clients', 'bash client.sh', 'bash', 'curl', 'jq'],
];

test.for(gradedClients)('%s, started by "%s", passes every rule', async ([example, command, ...programs], { skip }) => {
  const missing = programs.find((program) => !isPresent(program));
  skip(missing !== undefined, `${missing} is not on this machine`);
  const folder = projectOf(example);
  const { exitCode, said } = await runProgram(folder, 'node_modules/.bin/cps', 'grade', '--run', command);
  expect([exitCode, said]).toEqual([0, expect.stringContaining('72 passed, 0 failed. 19 of 19 scenarios attempted')]);
});

test('the naive client gets the grade F', async () => {
  const folder = projectOf('graded-clients');
  const { exitCode, said } = await runProgram(folder, 'node_modules/.bin/cps', 'grade', '--run', 'node naive.mjs');
  expect([exitCode, said]).toEqual([
    1,
    expect.stringMatching(/^grade F \(12 of 19 scenarios\)[\s\S]+✗ jobs-first-wait {2}must/),
  ]);
});

test('the grading workflow grades a client', async () => {
  const folder = projectOf('grading-workflow');
  const { jobs } = parse(readFileSync(join(folder, 'grade.yml'), 'utf8'));
  const command = jobs.grade.steps.map(({ run = '' }) => run).find((run: string) => run.includes('cps grade'));
  cpSync(`${root}examples/graded-clients/naive.mjs`, join(folder, 'naive.mjs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { graded: 'node naive.mjs' } }));
  expect((await runProgram(folder, 'bash', '-c', command)).exitCode).toBe(1);
  expect(JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8'))).toMatchObject({ mark: 'F' });
});

test('the steps of the certification workflow certify a platform', async () => {
  const folder = projectOf('certification-workflow');
  const { jobs } = parse(readFileSync(join(folder, 'certify.yml'), 'utf8'));
  const commands: string[] = jobs.certify.steps.flatMap(({ run = '' }) =>
    run === '' || run === 'npm ci' ? [] : [run],
  );
  // The workflow starts the sandbox in place of the vendor's platform.
  const scripts = { start: 'cps sandbox --port $PORT' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'platform', private: true, scripts }));
  const target = readFileSync(`${root}fixtures/targets/sandbox.yaml`, 'utf8');
  writeFileSync(join(folder, 'target.yaml'), target.replace(/^baseUrl: .*$/m, `baseUrl: \${PLATFORM_URL}`));
  for (const name of ['sandbox-users.csv', 'sandbox-faulty-users.csv'])
    cpSync(`${root}fixtures/targets/${name}`, join(folder, name));
  const port = await freePort();
  const script = [
    `set -em; export PORT=${port} PLATFORM_URL=http://127.0.0.1:${port}`,
    "trap 'kill -- -$(jobs -p)' EXIT",
    ...commands,
  ].join('\n');
  const { exitCode, said, complained } = await runProgram(folder, 'bash', '-c', script);
  expect(exitCode, said + complained).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'report/report.json'), 'utf8'))).toMatchObject({
    conclusion: 'certified',
  });
});

describe('the Postman collections', () => {
  const environment = `${root}examples/postman/sandbox.postman_environment.json`;

  test.each(['admin', 'documents'])('newman runs the %s collection as the README says', async (name) => {
    await using sandbox = await startServer(installed, 'node_modules/.bin/cps', 'sandbox', '--port', '0');
    const command = `process.stdout.write(require.resolve('contract-platform-kit/postman/${name}.json'))`;
    const { said } = await runProgram(installed, 'node', '--input-type=commonjs', '--eval', command);
    const url = ['--env-var', `baseUrl=${sandbox.url}`];
    const newman = ['run', `${name}.json`, '--environment', environment, ...url];
    const run = await runProgram(dirname(said), `${root}node_modules/.bin/newman`, ...newman);
    expect(run.exitCode, run.said + run.complained).toBe(0);
  });
});
