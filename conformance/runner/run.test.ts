import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { Failure } from '../case/failure.ts';
import { cases } from '../cases/index.ts';
import { startFakeServer } from '../selftest/fake/published/server.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { readTarget } from '../target/read-target.ts';
import { TargetError } from '../target/target-error.ts';
import { planCases, type RunOptions, run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'target.yaml');
const least = 'target: 1\nname: Ours\nbaseUrl: http://127.0.0.1:9\ncredentials: { admin: fake-admin-key }\n';
writeFileSync(join(folder, 'empty.csv'), '');

test.each([
  ['usersFile', 'none.csv', 'the file does not exist'],
  ['faultyUsersFile', 'empty.csv', 'the file is empty'],
  ['documentFile', '.', 'it is a folder'],
  ['documentFile', 'target.yaml/x.pdf', 'it cannot be read (ENOTDIR)'],
])('an unusable %s (%s) is an error with its line', (name, path, reason) => {
  writeFileSync(file, `${least}existing:\n  ${name}: ${path}\n`);
  expect(() => readTarget(file, {})).toThrow(
    `${file}:6: existing.${name} must be a file to send, but ${reason}; relative paths begin at ${folder}, got "${path}"`,
  );
});

test('a run sends no request if a file of the target is missing', async () => {
  const server = await startFakeServer();
  const target = { target: 1, name: 'Ours', baseUrl: server.url, credentials: { admin: 'fake-admin-key' } } as const;
  const existing = { usersFile: join(folder, 'none.csv') };
  const ended = run({ target: { ...target, existing }, runId: 'none', verdicts: ['stated'] });
  await expect(ended).rejects.toThrow(TargetError);
  await expect(ended).rejects.toThrow(/existing\.usersFile must be a file to send, but the file does not exist/);
  await server.close();
});

const answer = () => ({ status: 200, body: { id: '7', state: 'succeeded', items: [] } });

function caseOf(id: string, change: Partial<Case> = {}): Case {
  const about = { id, requirement: 'department-rename', title: 'It reads', verdict: 'stated' } as const;
  const run: Case['run'] = async (api) => {
    await api.call('readDepartment', { id: '7' });
  };
  return { ...about, operations: ['readDepartment'], run, ...change };
}

const idsOf = (each: { id: string }) => each.id;

async function optionsOf(change: Partial<RunOptions> = {}) {
  const { parts, asked } = await scripted(answer, change.target ? { target: change.target } : {});
  const { target } = parts;
  const options = { runId: 'r1', verdicts: ['stated'], now: () => 0, sleep: async () => undefined, ...change } as const;
  return { asked, options: { ...options, target } };
}

describe('the selection of test cases', () => {
  const ids = (choice: Partial<Parameters<typeof planCases>[0]>) =>
    planCases({ verdicts: ['stated', 'published'], ...choice }).map(idsOf);

  test('contains the whole suite without options', () => {
    expect(ids({})).toEqual(cases.map(idsOf));
  });

  test('contains the test case or the requirement whose id is given', () => {
    expect(ids({ only: ['members-202'] })).toEqual(['members-change-202']);
    expect(ids({ only: ['members-change-202'] })).toEqual(['members-change-202']);
  });

  test('contains the test cases of the given conformance class', () => {
    const [one, other] = [ids({ classes: ['documents'] }), ids({ classes: ['administration'] })];
    expect(one.length + other.length).toBe(cases.length);
    expect(one).toContain('search-simple-finds');
    expect(other).toContain('department-delete-202');
  });

  test('contains only test cases of stated requirements without the published verdict', () => {
    expect(ids({ verdicts: ['stated'] })).toEqual(cases.filter(({ verdict }) => verdict === 'stated').map(idsOf));
  });

  test('contains only test cases that change nothing in a read-only run', () => {
    expect(ids({ readOnly: true })).toEqual(cases.filter(({ readOnly }) => readOnly).map(idsOf));
  });
});

describe('the record of a run', () => {
  test('describes the target, the time and the test cases in the order of the suite', async () => {
    const times = [1_000, 1_000.4];
    const { options } = await optionsOf({
      cases: [caseOf('one'), caseOf('two', { early: true }), caseOf('three', { late: true }), caseOf('four')],
      file: 'ours.yaml',
    });
    const record = await run({ ...options, now: () => times.shift() ?? 3_500.7 });
    expect(record).toMatchObject({
      runId: 'r1',
      shard: null,
      startedAt: '1970-01-01T00:00:01.000Z',
      milliseconds: 2_501,
      requests: 6,
      target: { name: 'Scripted', file: 'ours.yaml', description: null, baseUrls: { both: options.target.baseUrl } },
      deviations: [],
    });
    expect(record.cases.map(idsOf)).toEqual(['one', 'two', 'three', 'four']);
  });

  test('has no secret', async () => {
    const leaking = caseOf('leaking', {
      run: async (api) => {
        await api.call('readDepartment', { id: '7' });
        throw new Failure('got a-token', 'a-token', 'a-token', null);
      },
    });
    const { options } = await optionsOf({ cases: [leaking] });
    const record = await run(options);
    expect(record.cases[0]).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/^got \$/) });
    expect(JSON.stringify(record)).not.toContain('a-token');
  });

  test('has the objects that the run cannot remove', async () => {
    const making = caseOf('making', {
      run: async (api) => {
        await api.call('createProvision', { name: 'Term' });
      },
    });
    const { options } = await optionsOf({ cases: [making] });
    expect((await run(options)).cleanup.staying).toMatchObject([{ operation: 'createProvision', name: 'Term' }]);
    const { options: others } = await optionsOf({ cases: [caseOf('one')] });
    expect((await run(others)).cleanup).not.toHaveProperty('staying');
  });
});

test('the report of a run of selected cases has their number and the number of all cases', async () => {
  const { options } = await optionsOf({ cases: [caseOf('one'), caseOf('two'), caseOf('three')], only: ['one', 'two'] });
  expect((await run(options)).selected).toEqual({ cases: 2, of: 3 });
  const { options: part } = await optionsOf({ cases: [caseOf('one'), caseOf('two')], shard: { index: 1, of: 2 } });
  expect(await run(part)).not.toHaveProperty('selected');
});

describe('a run is void and executes no test case', () => {
  test('if none is selected', async () => {
    const { options } = await optionsOf({ cases: [] });
    expect(await run(options)).toMatchObject({ conclusion: 'void', voidReason: 'no case was selected' });
  });

  test('if the target issues no token', async () => {
    const { options } = await optionsOf({ cases: [caseOf('one')] });
    const { createAdminToken: _, ...operations } = options.target.operations ?? {};
    const record = await run({ ...options, target: { ...options.target, operations } });
    expect(record.voidReason).toMatch(/^no token could be obtained: /);
    expect(record.cases.filter(({ outcome }) => outcome !== 'untested')).toEqual([]);
    expect(record.requests).toBe(1);
  });
});

describe('a run that ends early', () => {
  const endless = caseOf('endless', {
    run: async (api) => {
      for (;;) await api.call('readDepartment', { id: '7' });
    },
  });

  test('because a user stops it has test cases that are untested', async () => {
    const stop = new AbortController();
    const stopped = caseOf('stopped', {
      run: async (api) => {
        await api.call('readDepartment', { id: '7' });
        stop.abort();
        await api.call('readDepartment', { id: '7' });
      },
    });
    const { options } = await optionsOf({ cases: [stopped, caseOf('next')], signal: stop.signal });
    const record = await run({ ...options, target: { ...options.target, pace: { concurrency: 1 } } });
    const reason = 'the run was interrupted before its end';
    expect(record.voidReason).toBe(reason);
    expect(record.cases).toMatchObject([
      { id: 'stopped', outcome: 'untested', reason, exchanges: [{ operation: 'readDepartment' }] },
      { id: 'next', outcome: 'untested', reason, exchanges: [], milliseconds: 0 },
    ]);
    expect(record.cases.some((each) => 'tooSlow' in each)).toBe(false);
  });

  test('because of its deadline has test cases that are too slow', async () => {
    const { options } = await optionsOf({ cases: [endless, caseOf('next')] });
    const pace = { concurrency: 1, requestsPerSecond: 1e6, runDeadline: 20 };
    const record = await run({ ...options, target: { ...options.target, pace } });
    const reason = 'the run did not end within its 20 ms; raise pace.runDeadline';
    expect(record.cases).toMatchObject([
      { id: 'endless', outcome: 'untested', reason, tooSlow: true },
      { id: 'next', outcome: 'untested', reason, tooSlow: true },
    ]);
  });
});

test('of many exchanges of a case the record contains the first, the last and the deciding exchange', async () => {
  const asking = caseOf('asking', {
    run: async (api) => {
      const replies = [];
      for (let count = 0; count < 100; count++) replies.push(await api.call('readDepartment', { id: '7' }));
      const [decisive] = replies.slice(50);
      if (decisive) api.expect.status(decisive, 418, 'It is a teapot');
    },
  });
  const { options } = await optionsOf({ cases: [asking] });
  const [record] = (await run(options)).cases;
  expect(record?.exchanges).toHaveLength(81);
  expect(record).toMatchObject({ outcome: 'failed', decisive: 40, leftOut: 19 });
});

test.each([
  [200, 'passed', 1],
  [418, 'failed', 2],
])('if a stricter case expects %i and %s, %i cases send requests', async (status, outcome, times) => {
  let runs = 0;
  const caseWith = (id: string, wanted: number, change: Partial<Case> = {}) =>
    caseOf(id, {
      run: async (api) => {
        runs += 1;
        api.expect.status(await api.call('readDepartment', { id: '7' }), wanted, 'The department is read');
      },
      ...change,
    });
  const cases = [caseWith('lenient', 200, { stricter: 'strict' }), caseWith('strict', status)];
  const { options } = await optionsOf({ cases });
  const records = (await run(options)).cases;
  expect(records).toMatchObject([
    { id: 'lenient', outcome: 'passed' },
    { id: 'strict', outcome },
  ]);
  expect(records[0]?.exchanges).toHaveLength(1);
  expect(runs).toBe(times);
});
