import { afterEach, describe, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { executeScript } from '../selftest/execute-script.ts';
import { judgeAltered } from '../selftest/fake/altered.ts';
import { startFlat } from '../selftest/fake/flat/server.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { brokenBy, type FixedPlace } from '../selftest/fake/violations/index.ts';
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
  const judges = cases.filter(({ requirement }) => requirement === brokenBy(fault));
  const record = await run({ target, runId: 'a1b2c3d4', verdicts: ['stated'], cases: judges });
  const failed = record.cases.find(({ outcome }) => outcome === 'failed' || outcome === 'warned');
  if (failed === undefined) throw new Error(`no case failed with ${fault}`);
  return failed;
}

const samples = [
  ['wrapped', 'depth-counts-from-zero'],
  ['wrapped', 'delete-does-nothing'],
  ['wrapped', 'name-1001-accepted'],
  ['wrapped', 'members-501-accepted'],
  ['flat', 'empty-update-accepted'],
  ['flat', 'member-count-with-descendants'],
  ['flat', 'sibling-name-accepted'],
  ['flat', 'name-stale'],
] as const;

describe.each(samples)('the script of a failure at the %s implementation with %s', (name, fault) => {
  test('the script fails at the faulty target and not at a correct target', async () => {
    const broken = await start(name, [fault]);
    const honest = await start(name, []);
    const { script = '' } = await failureOf(name, broken.url, fault);
    const path = name === 'wrapped' ? '/cps' : '/platform';
    for (const secret of Object.values(secrets[name])) expect(script).not.toContain(secret);
    const again = await executeScript(script, secrets[name]);
    expect(again.output).toContain('VIOLATED: ');
    expect(again.code).toBe(1);
    const repeated = await executeScript(script, { ...secrets[name], BASE: `${honest.url}${path}` });
    expect(repeated.output).toContain('MET: ');
    expect(repeated.code).toBe(0);
  });
});

test('a script stops at a setup step whose response differs from the run', async () => {
  const broken = await start('wrapped', ['depth-counts-from-zero']);
  const { script = '' } = await failureOf('wrapped', broken.url, 'depth-counts-from-zero');
  const { code, output } = await executeScript(script, { ADMIN_CLIENT: 'partner-7', ADMIN_KEY: 'an-unknown-key' });
  expect(output).toMatch(/STOPPED: the run got 200 here/);
  expect(code).toBe(3);
});

test('a script without its secrets names the variables to set', async () => {
  const broken = await start('wrapped', ['depth-counts-from-zero']);
  const { script = '' } = await failureOf('wrapped', broken.url, 'depth-counts-from-zero');
  const { code, output } = await executeScript(script, {});
  expect(output).toMatch(/ADMIN_CLIENT: set it to the credential/);
  expect(code).not.toBe(0);
});

test('a script that needs a token with an altered signature says how to alter a token', async () => {
  const only = ['access-control-rejected-forged-readAccess'];
  const record = await judgeAltered({ only, faults: ['signature-end-unchecked'] });
  const { output } = await executeScript(record.cases[0]?.script ?? '', {});
  const meaning = 'set it to a token of the admin with one character of its signature changed';
  expect(output).toContain(`FORGED_SIGNATURE_TOKEN: ${meaning}`);
});
