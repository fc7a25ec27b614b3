import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
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

const isPresent = (program: string, option = '--version') => spawnSync(program, [option]).status === 0;

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

/** The programs that start the sandbox from other languages, each with the command of its README. */
const languages = readFileSync(`${root}examples/languages/README.md`, 'utf8');
const startsOf = [...languages.matchAll(/^\| \[(\w+)\]\(\w+\) \| `([^`]+)`/gm)].map(([, name = '', command = '']) => ({
  ...{ name, command },
  needed: command.split(' && ').map((part) => part.split(' ')[0] ?? ''),
}));

test.for(startsOf)(
  'the program in $name starts a sandbox, uses and ends it',
  async ({ name, command, needed }, { skip }) => {
    const missing = needed.find((program) => !isPresent(program, program === 'go' ? 'version' : '--version'));
    skip(missing !== undefined, `${missing} is not on this machine`);
    const folder = projectOf(`languages/${name}`);
    const { exitCode, said, complained } = await runProgram(folder, 'bash', '-c', command);
    expect(exitCode, said + complained).toBe(0);
    const [, url = ''] = /(http:\/\/\S+?)\/? created the department 41\n/.exec(said) ?? [];
    await expect(fetch(`${url}/_sandbox/health`), said).rejects.toThrow('fetch failed');
  },
);

test('the programs of all five languages are listed', () => {
  expect(startsOf.map(({ name }) => name)).toEqual(['python', 'java', 'go', 'csharp', 'php']);
});

test('the naive client gets the grade F', async () => {
  const folder = projectOf('graded-clients');
  const { exitCode, said } = await runProgram(folder, 'node_modules/.bin/cps', 'grade', '--run', 'node naive.mjs');
  expect([exitCode, said]).toEqual([
    1,
    expect.stringMatching(/^grade F \(11 of 19 scenarios\)[\s\S]+✗ jobs-first-wait {2}must/),
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

interface Step {
  run?: string;
  env?: Record<string, string | null>;
}

/** The shell steps of the GitHub Action and of the GitLab component, as these systems fill in their inputs. */
function stepsOf(file: 'action.yml' | 'templates/cps.yml', inputs: Record<string, string>): Step[] {
  const text = readFileSync(root + file, 'utf8')
    .replaceAll(/\$\{\{ github\.action_path \}\}/g, root)
    .replaceAll(/\$(?:\{\{|\[\[) inputs\.([\w-]+) (?:\}\}|\]\])/g, (_input, name) => inputs[name] ?? '');
  const documents = parseAllDocuments(text).map((document) => document.toJS());
  if (file === 'action.yml') return documents[0].runs.steps.filter(({ run }: Step) => run !== undefined);
  const { 'cps-certify': certify, 'cps-grade': grade } = documents[1];
  return [certify, grade].map(({ script, variables }) => ({ run: script.join('\n'), env: variables }));
}

test.each([
  ['action.yml', 'test -f "$KIT/package.json"'],
  ['templates/cps.yml', 'test -n "$CPS_TARGET$CPS_CLIENT"'],
] as const)('the steps of %s certify a server, grade a client and write both reports', async (file, given) => {
  const folder = projectOf('graded-clients');
  await using sandbox = await startServer(installed, 'node_modules/.bin/cps', 'sandbox', '--port', '0');
  for (const name of ['sandbox.yaml', 'sandbox-users.csv', 'sandbox-faulty-users.csv'])
    cpSync(`${root}fixtures/targets/${name}`, join(folder, name));
  const target = readFileSync(join(folder, 'sandbox.yaml'), 'utf8').replace(
    /^baseUrl: .*$/m,
    `baseUrl: ${sandbox.url}`,
  );
  writeFileSync(join(folder, 'sandbox.yaml'), target);
  const inputs = {
    target: 'sandbox.yaml',
    'base-url': sandbox.url,
    client: 'node naive.mjs',
    'fail-on': 'must',
    report: 'report',
  };
  const exitCodes: [number, string][] = [];
  for (const { run = '', env = {} } of stepsOf(file, inputs)) {
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value ?? ''}`);
    const shell = ['bash', '--noprofile', '--norc', '-eo', 'pipefail', '-c', `${given}\n${run}`];
    const { exitCode, said, complained } = await runProgram(folder, 'env', ...variables, ...shell);
    exitCodes.push([exitCode, said + complained]);
  }
  expect(exitCodes.slice(-2)).toEqual([
    [0, expect.stringContaining('certified')],
    [1, expect.stringContaining('grade F')],
  ]);
  for (const name of ['certify', 'grade'])
    expect(existsSync(join(folder, 'report', name, 'junit.xml')), name).toBe(true);
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
