import { execFile } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { judgeAltered, startAltered } from '../selftest/fake/altered.ts';
import { startFlat } from '../selftest/fake/flat/server.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { readingVersions, withVersions } from '../selftest/fake/versions.ts';
import { type FixedPlace, places } from '../selftest/fake/violations/index.ts';
import { startWrapped } from '../selftest/fake/wrapped/server.ts';
import { readTarget } from '../target/read-target.ts';

const starts = { flat: startFlat, wrapped: startWrapped };
const secrets = {
  flat: { ADMIN_APIKEY: 'flat-admin-key', USER_APIKEY: 'flat-user-key' },
  wrapped: { ADMIN_CLIENT: 'partner-7', ADMIN_KEY: 'admin+/key=', USER_CLIENT: 'partner-7', USER_KEY: 'member+/key=' },
};
const running: Running[] = [];

afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function start(name: keyof typeof starts, broken: FixedPlace[]): Promise<Running> {
  const server = await starts[name](broken);
  running.push(server);
  return server;
}

async function failureOf(name: keyof typeof starts, url: string, fault: FixedPlace): Promise<CaseRecord> {
  const described = readTarget(`fixtures/targets/foreign-${name}.yaml`, { FOREIGN_URL: url });
  const target = { ...described, pace: { ...described.pace, pollInterval: 5 } };
  const judges = cases.filter(({ requirement }) => requirement === places[fault].breaks);
  const record = await run({ target, runId: 'a1b2c3d4', verdicts: ['stated'], cases: judges });
  const failed = record.cases.find(({ outcome }) => outcome === 'failed' || outcome === 'warned');
  if (failed === undefined) throw new Error(`no case failed with ${fault}`);
  return failed;
}

function execute(script: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile('sh', ['-s'], { env: { PATH: process.env['PATH'], ...env } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
    child.stdin?.end(script);
  });
}

const samples = [
  ['wrapped', 'depth-counts-from-zero'],
  ['wrapped', 'delete-does-nothing'],
  ['wrapped', 'name-1001-accepted'],
  ['wrapped', 'members-501-accepted'],
  ['flat', 'empty-update-accepted'],
  ['flat', 'member-count-with-descendants'],
  ['flat', 'sibling-name-accepted'],
] as const;

describe.each(samples)('the script of a failure at the %s implementation with %s', (name, fault) => {
  test('the script fails at the faulty target and not at a correct target', async () => {
    const broken = await start(name, [fault]);
    const honest = await start(name, []);
    const { script = '' } = await failureOf(name, broken.url, fault);
    const path = name === 'wrapped' ? '/cps' : '/platform';
    for (const secret of Object.values(secrets[name])) expect(script).not.toContain(`'${secret}`);
    const again = await execute(script, secrets[name]);
    expect(again.output).toContain('BROKEN: ');
    expect(again.code).toBe(1);
    const repeated = await execute(script, { ...secrets[name], BASE: `${honest.url}${path}` });
    expect(repeated.output).toContain('KEPT: ');
    expect(repeated.code).toBe(0);
  });
});

test('a script stops at a setup step whose response differs from the run', async () => {
  const broken = await start('wrapped', ['depth-counts-from-zero']);
  const { script = '' } = await failureOf('wrapped', broken.url, 'depth-counts-from-zero');
  const { code, output } = await execute(script, { ADMIN_CLIENT: 'partner-7', ADMIN_KEY: 'an-unknown-key' });
  expect(output).toMatch(/STOPPED: the run got 200 here/);
  expect(code).toBe(3);
});

test('a script without its secrets names the variables to set', async () => {
  const broken = await start('wrapped', ['depth-counts-from-zero']);
  const { script = '' } = await failureOf('wrapped', broken.url, 'depth-counts-from-zero');
  const { code, output } = await execute(script, {});
  expect(output).toMatch(/ADMIN_CLIENT: set it to the credential/);
  expect(code).not.toBe(0);
});

test('the clean-up of a script reads the version of an object before it deletes the object', async () => {
  const record = await judgeAltered({
    only: ['department-rename'],
    faults: ['name-stale'],
    alter: withVersions(),
    change: readingVersions,
  });
  const [script = ''] = record.cases.flatMap((each) => (each.outcome === 'failed' ? (each.script ?? []) : []));
  const deletions: number[] = [];
  const versions = withVersions();
  const server = await startAltered(await start('flat', ['name-stale']), async (request, forward) => {
    const answer = await versions(request, forward);
    if (request.method === 'DELETE') deletions.push(answer.status);
    return answer;
  });
  running.push(server);
  const { code, output } = await execute(script, { ...secrets.flat, BASE: `${server.url}/platform` });
  expect(output).toContain('Removing what this script created');
  expect(code).toBe(1);
  expect(deletions).not.toEqual([]);
  expect(deletions.filter((status) => status >= 300)).toEqual([]);
});
