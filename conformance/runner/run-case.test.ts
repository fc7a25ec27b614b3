import { describe, expect, test } from 'vitest';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { Case } from '../case/case.ts';
import { Blocked, Failure, Halted, NoAnswer, TooSlow, Unjudged, Unsupported } from '../case/failure.ts';
import { scripted } from '../selftest/fake/scripted.ts';
import { TargetError } from '../target/target-error.ts';
import type { Target } from '../target/types.ts';
import { partsOf } from './parts.ts';
import { runCase } from './run-case.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };
const first = exchange({ status: 404 });

function caseThat(error?: Error, change: Partial<Case> = {}): Case {
  const about = { id: 'one-case', requirement: 'department-rename', title: 'renames', verdict: 'stated' } as const;
  const run = async () => {
    if (error) throw error;
  };
  return { ...about, operations: ['updateDepartment'], run, ...change };
}

function runOf(each: Case, { level = 'required', changes = {} }: { level?: string; changes?: Partial<Target> } = {}) {
  const parts = partsOf({ target: { ...target, ...changes }, runId: 'r', verdicts: ['stated'], now: () => 0 });
  return runCase(parts, each, level);
}

test('a case that only reads the target file is declared instead of passed', async () => {
  expect(await runOf(caseThat(undefined, { byBinding: true }))).toMatchObject({ outcome: 'declared' });
});

test.each([
  ['required', 'failed'],
  ['recommended', 'warned'],
])('a failure of a %s rule is %s, with both values and the exchange that decided it', async (level, outcome) => {
  expect(await runOf(caseThat(new Failure('no', 1, 2, first)), { level })).toMatchObject({
    outcome,
    reason: 'no',
    expected: 1,
    actual: 2,
    blockedBy: null,
    exchanges: [first],
    decisive: 0,
  });
});

test.each([
  ['a failed setup step', new Blocked('createUser', 'no user'), { outcome: 'blocked', blockedBy: 'createUser' }],
  ['no evidence', new Unjudged('no'), { outcome: 'not applicable', blockedBy: null }],
  ['a missing capability', new Unsupported('no'), { outcome: 'unsupported' }],
  ['the deadline of the run', new Halted('no', true), { outcome: 'untested', tooSlow: true }],
  ['a slow target', new TooSlow('no'), { outcome: 'error', tooSlow: true }],
  ['a target that does not answer', new NoAnswer('no'), { outcome: 'error' }],
  ['a wrong target file', new TargetError('no'), { outcome: 'error' }],
])('%s decides the outcome', async (_title, error, expected) => {
  const record = await runOf(caseThat(error));
  expect(record).toMatchObject({ ...expected, reason: error.message, expected: null, actual: null, decisive: null });
  expect('tooSlow' in record).toBe('tooSlow' in expected);
});

test('a run that a user stops leaves its case untested, not too slow', async () => {
  const record = await runOf(caseThat(new Halted('stopped', false)));
  expect(record).toMatchObject({ outcome: 'untested', reason: 'stopped' });
  expect(record).not.toHaveProperty('tooSlow');
});

test('any other error is a defect of the case', async () => {
  const record = await runOf(caseThat(new RangeError('too long')));
  expect(record).toMatchObject({ outcome: 'error', reason: 'the case has a defect: too long' });
});

describe('a case that the target cannot serve', () => {
  test('does not run if an operation is not bound', async () => {
    const changes = { operations: { updateDepartment: false } } as const;
    const record = await runOf(caseThat(new Error('it ran')), { changes });
    expect(record).toMatchObject({ outcome: 'unbound', reason: 'the target does not bind updateDepartment' });
  });

  test('does not run if the target file lacks something that it needs', async () => {
    const record = await runOf(caseThat(new Error('it ran'), { needs: ['folder'] }));
    expect(record).toMatchObject({ outcome: 'unsupported' });
    expect(record.reason).toMatch(/^the target file must supply /);
  });
});

describe('the script of a test case', () => {
  const reading = (change: Partial<Case> = {}, status = 418): Case => ({
    ...{ id: 'one-case', requirement: 'department-rename', title: 'It reads', verdict: 'stated', operations: [] },
    run: async (api) => {
      const first = await api.call('readDepartment', { id: '7' });
      await api.call('listUsers', {});
      api.expect.status(first, status, 'The read');
    },
    ...change,
  });
  const answer = () => ({ status: 200, body: { id: '7', items: [] } });

  test.each([
    ['required', 'failed'],
    ['recommended', 'warned'],
  ])('of a %s rule sends the requests again, up to the deciding one', async (level, outcome) => {
    const { parts } = await scripted(answer);
    const record = await runCase(parts, reading(), level);
    expect(record).toMatchObject({ outcome, decisive: 1 });
    expect(record.exchanges.map(({ operation }) => operation)).toEqual([
      'createAdminToken',
      'readDepartment',
      'listUsers',
    ]);
    expect(record.script).toContain('/createAdminToken');
    expect(record.script).toContain('The read: expected the status 418');
    expect(record.script?.split('"title"').at(-1)).toContain('/readDepartment');
    expect(record.script).not.toContain('/listUsers');
  });

  test('is absent if the test case passed, or if the deciding request is of another test case', async () => {
    const { parts } = await scripted(answer);
    expect(await runCase(parts, reading({}, 200), 'required')).not.toHaveProperty('script');
    const failing = caseThat(new Failure('no', 1, 2, first), { operations: [] });
    expect(await runCase(parts, failing, 'required')).not.toHaveProperty('script');
  });
});

test('the users of a test case are free after it has failed', async () => {
  const { parts } = await scripted(() => ({ status: 404 }), { target: { existing: { users: [{ id: '1' }] } } });
  const run: Case['run'] = async (api) => {
    await api.borrowedUserIds(1);
    throw new Error('no');
  };
  await runCase(parts, caseThat(undefined, { run, operations: [] }), 'required');
  expect(await parts.users.borrow('other', 1, [])).toEqual({ ids: ['1'], existing: 1 });
});
