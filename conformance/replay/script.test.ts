import { afterEach, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { executeScript } from '../selftest/execute-script.ts';
import { judgeAltered } from '../selftest/fake/altered.ts';
import { startFlat } from '../selftest/fake/flat/server.ts';
import type { Running } from '../selftest/fake/service/start.ts';
import { brokenBy, type FixedPlace } from '../selftest/fake/violations/index.ts';
import { readTarget } from '../target/read-target.ts';

const secrets = { ADMIN_APIKEY: 'flat-admin-key', USER_APIKEY: 'flat-user-key' };
const running: Running[] = [];

afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function start(broken: FixedPlace[]): Promise<Running> {
  const server = await startFlat(broken, 0, { jobReads: 2 });
  running.push(server);
  return server;
}

async function failureOf(url: string, fault: FixedPlace): Promise<CaseRecord> {
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: url });
  const target = { ...described, pace: { ...described.pace, pollInterval: 5 } };
  const judges = cases.filter(({ requirement }) => requirement === brokenBy(fault));
  const record = await run({ target, runId: 'a1b2c3d4', verdicts: ['stated'], cases: judges });
  const failed = record.cases.find(({ outcome }) => outcome === 'failed' || outcome === 'warned');
  if (failed === undefined) throw new Error(`no case failed with ${fault}`);
  return failed;
}

const samples = [
  'depth-counts-from-zero',
  'delete-does-nothing',
  'name-1001-accepted',
  'members-501-accepted',
  'empty-update-accepted',
  'member-count-with-descendants',
  'sibling-name-accepted',
  'name-stale',
] as const;

test.each(samples)(
  'the script of a failure with %s fails at the faulty target and not at a correct one',
  async (fault) => {
    const broken = await start([fault]);
    const honest = await start([]);
    const { script = '' } = await failureOf(broken.url, fault);
    for (const secret of Object.values(secrets)) expect(script).not.toContain(secret);
    const again = await executeScript(script, secrets);
    expect(again.output).toContain('VIOLATED: ');
    expect(again.code).toBe(1);
    const repeated = await executeScript(script, { ...secrets, BASE: `${honest.url}/platform` });
    expect(repeated.output).toContain('MET: ');
    expect(repeated.code).toBe(0);
  },
);

test('a script stops at a setup step whose response differs from the run', async () => {
  const broken = await start(['depth-counts-from-zero']);
  const { script = '' } = await failureOf(broken.url, 'depth-counts-from-zero');
  const { code, output } = await executeScript(script, { ADMIN_APIKEY: 'an-unknown-key' });
  expect(output).toMatch(/STOPPED: the run got 201 here/);
  expect(code).toBe(3);
});

test('a script without its secrets names the variables to set', async () => {
  const broken = await start(['depth-counts-from-zero']);
  const { script = '' } = await failureOf(broken.url, 'depth-counts-from-zero');
  const { code, output } = await executeScript(script, {});
  expect(output).toMatch(/ADMIN_APIKEY: set it to the credential/);
  expect(code).not.toBe(0);
});

test('a script that needs a token with an altered signature says how to alter a token', async () => {
  const only = ['access-control-rejected-forged-readAccess'];
  const record = await judgeAltered({ only, faults: ['signature-end-unchecked'] });
  const { output } = await executeScript(record.cases[0]?.script ?? '', {});
  const meaning = 'set it to a token of the admin with one character of its signature changed';
  expect(output).toContain(`FORGED_SIGNATURE_TOKEN: ${meaning}`);
});
