import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../scripts/package/testing/run.ts';
import { runHere } from './testing/run-here.ts';

const cps = fileURLToPath(new URL('../bin/cps.js', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const grade = (...parameters: string[]) => runProgram(folder, process.execPath, cps, 'grade', ...parameters);

const client = `
  const { CPS_BASE_URL: url, CPS_API_KEY: key } = process.env;
  const { token } = await (await fetch(url + '/v2/admin/auth/token', { method: 'POST', headers: { 'x-api-key': key } })).json();
  const read = () => fetch(url + '/v2/admin/departments/999999', { headers: { authorization: 'Bearer ' + token } });
  await read();
  await read();
  if (process.argv[2] === 'loud') console.log(key);
  process.exitCode = 1;`;

test('a client that violates a should rule gets its reports and the exit code 0', async () => {
  writeFileSync(join(folder, 'client.mjs'), client);
  const { exitCode, said } = await grade('--run', 'node client.mjs', '--scenario', 'refusal', '--name', 'mine');
  expect([exitCode, said]).toEqual([
    0,
    expect.stringMatching(/^grade B \(1 of 19 scenarios\) {2}mine[\s\S]+errors-not-repeated/),
  ]);
  expect(readdirSync(join(folder, 'report')).sort()).toEqual([
    'badge.json',
    'badge.svg',
    'junit.xml',
    'report.html',
    'report.json',
  ]);
});

test('the exit code is 1 for a client that violates a required rule, and its API key is not printed', async () => {
  writeFileSync(join(folder, 'client.mjs'), client);
  const { exitCode, said } = await grade('--run', 'node client.mjs loud', '--scenario', 'refusal');
  expect([exitCode, said]).toEqual([1, expect.stringContaining('secrets-not-printed')]);
  expect(readFileSync(join(folder, 'report/report.json'), 'utf8')).not.toMatch(/test-\d+-admin-key/);
});

test('with --fail-on should, a client that violates a should rule gets the exit code 1', async () => {
  writeFileSync(join(folder, 'client.mjs'), client);
  const { exitCode } = await grade('--run', 'node client.mjs', '--scenario', 'refusal', '--fail-on', 'should');
  expect(exitCode).toBe(1);
  expect(readFileSync(join(folder, 'report/junit.xml'), 'utf8')).toContain('failures="1"');
});

test('signed evidence of a grade is verified', async () => {
  writeFileSync(join(folder, 'client.mjs'), client);
  await runProgram(folder, process.execPath, cps, 'keys', 'create', '--out', '.');
  await grade('--run', 'node client.mjs', '--scenario', 'refusal', '--name', 'mine', '--sign', 'cps.key.pem');
  const verified = await runProgram(
    folder,
    process.execPath,
    cps,
    'verify',
    'report/evidence.json',
    '--key',
    'cps.pub.pem',
  );
  expect([verified.exitCode, verified.said]).toEqual([
    0,
    expect.stringMatching(/^holds: the client "mine" has grade B/),
  ]);
});

test('a repaired client passes, and the signed evidence covers the comparison', async () => {
  const repair = ['--before', 'node client.mjs', '--after', 'node new.mjs', '--rule', 'errors-not-repeated'];
  writeFileSync(join(folder, 'client.mjs'), client);
  writeFileSync(join(folder, 'new.mjs'), client.replace('await read();\n', ''));
  await runProgram(folder, process.execPath, cps, 'keys', 'create', '--out', '.');
  const { exitCode, said } = await grade(...repair, '--scenario', 'refusal', '--sign', 'cps.key.pem');
  expect([exitCode, said]).toEqual([
    0,
    expect.stringMatching(/^REPAIRED: The rule errors-not-repeated was failed\s+before and is passed\s+after/),
  ]);
  expect(readFileSync(join(folder, 'report/junit.xml'), 'utf8')).toContain('failures="0"');
  const key = ['--key', 'cps.pub.pem'];
  const verified = await runProgram(folder, process.execPath, cps, 'verify', 'report/evidence.json', ...key);
  expect([verified.exitCode, verified.said]).toEqual([
    0,
    expect.stringMatching(
      /^holds: the client "node new.mjs" has grade A[\s\S]+The rule errors-not-repeated was failed/,
    ),
  ]);
});

test('a client that still violates the rule is not repaired', async () => {
  writeFileSync(join(folder, 'client.mjs'), client);
  const same = ['--before', 'node client.mjs', '--after', 'node client.mjs', '--rule', 'errors-not-repeated'];
  const { exitCode, said } = await grade(...same, '--scenario', 'refusal', '--language', 'go');
  expect([exitCode, said]).toEqual([1, expect.stringMatching(/^NOT REPAIRED[\s\S]+isTemporary := status == 429/)]);
  expect(readFileSync(join(folder, 'report/junit.xml'), 'utf8')).toContain('failures="1"');
});

test.each([
  ['no-such-program', 'could not be started'],
  ['true', 'no request'],
  ['node -e "fetch(process.env.CPS_BASE_URL + \'/_sandbox/tenants\')"', 'did the task of no scenario'],
])('the command %s is void', async (command, reason) => {
  const { exitCode, said } = await grade('--run', command, '--scenario', 'refusal');
  expect([exitCode, said]).toEqual([3, expect.stringContaining(reason)]);
});

test.each([
  [[], '--run'],
  [['--run', 'true', '--scenario', 'nothing'], 'There is no scenario "nothing"'],
  [['--run', ''], '--run'],
  [['--run', 'true', '--tenant', 'mine'], 'use --tenant only with --watch'],
  [['--run', 'true', '--url', 'http://127.0.0.1:4010'], 'use --url only with --watch'],
  [['--run', 'true', '--fail-on', 'never'], 'must, should, grade'],
  [['--before', 'true', '--after', 'true'], 'use --before, --after and --rule together'],
  [['--before', 'true', '--after', 'true', '--rule', 'no-rule'], 'there is no rule "no-rule"'],
  [['--run', 'true', '--before', 'true', '--after', 'true', '--rule', 'jobs-pace'], 'either'],
  [['--run', 'true', '--language', 'cobol'], 'typescript, python'],
  [['--watch'], '--tenant'],
  [['--watch', '--run', 'true'], 'either'],
  [['--watch', '--tenant', 'mine', '--url', 'http://127.0.0.1:1'], 'no sandbox can be reached'],
])('wrong usage %j ends with the exit code 2', async (parameters, reason) => {
  const { status, stderr } = await runHere('grade', ...parameters);
  expect([status, stderr]).toEqual([2, expect.stringContaining(reason)]);
});

test('the list of tasks names every scenario', async () => {
  const { status, stdout } = await runHere('grade', '--list');
  expect([status, stdout.match(/^\S+$/gm)?.length]).toEqual([0, 19]);
  expect(stdout.match(/Exit\s+with\s+0\s+if\s+the\s+task\s+succeeded/g)).toHaveLength(19);
});

const endless = 'sleep 987654 & echo $! > pid; wait';

async function childEnded(): Promise<void> {
  const pid = readFileSync(join(folder, 'pid'), 'utf8').trim();
  const state = () => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  await expect.poll(state).toMatch(/^(Z.*)?$/);
}

test('a client that does not end is stopped together with its children', async () => {
  const { said } = await grade('--run', endless, '--scenario', 'refusal', '--deadline', '2');
  expect(said).toMatch(/no request in any scenario\. It was\s+stopped at the deadline/);
  await childEnded();
});

async function exitCodeAfter(signal: NodeJS.Signals): Promise<number | null> {
  const parameters = [cps, 'grade', '--run', endless, '--scenario', 'refusal', '--deadline', '600'];
  const program = spawn(process.execPath, parameters, { cwd: folder, stdio: 'ignore' });
  await expect
    .poll(() => existsSync(join(folder, 'pid')) && readFileSync(join(folder, 'pid'), 'utf8'))
    .toMatch(/^\d+\n$/);
  program.kill(signal);
  const [exitCode] = await once(program, 'exit');
  return exitCode;
}

test.each(['SIGHUP', 'SIGKILL'] as const)(
  'the client and its children end when %s ends the grading',
  async (signal) => {
    expect(await exitCodeAfter(signal)).toBe(null);
    await childEnded();
  },
);

test('a process that the grading cannot find does not hold up the command', async () => {
  const hidden = `env -i setsid sh -c 'echo $$ > pid; exec sleep 987654'`;
  const command = `${hidden} & until [ -s pid ]; do :; done; exit 1`;
  const { exitCode } = await grade('--run', command, '--scenario', 'refusal');
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  expect(exitCode).toBe(3);
});

test('Ctrl-C ends the client with its children, and the grade is void', async () => {
  expect(await exitCodeAfter('SIGINT')).toBe(3);
  expect(readFileSync(join(folder, 'report/report.json'), 'utf8')).toContain('The grading was stopped.');
  await childEnded();
});
