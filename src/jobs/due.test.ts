import { describe, expect, test } from 'vitest';
import { inSlice, spend } from '../tenant/slices.ts';
import { TenantData } from '../tenant/tenant-data.ts';
import { advanceWorkItem, applyDueTransitions, schedule, schedulePlanned, unschedule, type WorkKinds } from './due.ts';
import { planOf } from './plan.ts';
import { idleWorkKinds } from './testing/idle-work-kinds.ts';

function open() {
  const tenantData = new TenantData('tenant');
  const calls: string[] = [];
  const machines: WorkKinds = {
    ...idleWorkKinds,
    job: (_world, subject, at) => void calls.push(`${subject} at ${at}`),
  };
  const add = (...steps: [subject: string, at: number][]) =>
    tenantData.transact(() => {
      for (const [subject, at] of steps) schedule(tenantData, 'job', subject, at);
    });
  const pending = () => tenantData.rows.due.list().map(({ subject, at }) => `${subject} at ${at}`);
  return { tenantData, calls, machines, add, pending };
}

describe('settle', () => {
  test('applies due transitions in the order of their times, up to and including now', () => {
    const { tenantData, calls, machines, add, pending } = open();
    add(['1', 30], ['2', 11], ['3', 10]);
    const { made, changeSets, isDone } = applyDueTransitions(tenantData, machines, 11);
    expect(calls).toEqual(['3 at 10', '2 at 11']);
    expect(made.map(({ machine, subject, at }) => [machine, subject, at])).toEqual([
      ['job', '3', 10],
      ['job', '2', 11],
    ]);
    expect([changeSets.length, isDone]).toEqual([2, true]);
    expect(pending()).toEqual(['1 at 30']);
  });

  test('reports no kind and no status for an object that no longer exists', () => {
    const { tenantData, machines, add } = open();
    add(['1', 0]);
    expect(applyDueTransitions(tenantData, machines, 0).made).toMatchObject([
      { subject: '1', kind: null, status: null },
    ]);
  });

  test('stops when the time slice ends, and applies the rest in a later slice', () => {
    const { tenantData, calls, machines, add, pending } = open();
    add(['1', 0]);
    const first = inSlice(() => {
      spend(10_000_000);
      return applyDueTransitions(tenantData, machines, 0);
    });
    expect(first).toEqual({ made: [], changeSets: [], isDone: false });
    expect([calls, pending()]).toEqual([[], ['1 at 0']]);
    expect(inSlice(() => applyDueTransitions(tenantData, machines, 0)).isDone).toBe(true);
    expect(pending()).toEqual([]);
  });

  test('charges each transition to the time slice', () => {
    const { tenantData, calls, machines, add } = open();
    add(...Array.from({ length: 100 }, (_, at): [string, number] => [String(at), at]));
    expect(inSlice(() => applyDueTransitions(tenantData, machines, 100)).isDone).toBe(false);
    expect(calls.length).toBeGreaterThan(1);
    expect(calls.length).toBeLessThan(50);
  });

  test('passes on the error of a state machine, and keeps the transition', () => {
    const { tenantData, add, pending } = open();
    add(['1', 0]);
    const broken = () => {
      throw new Error('broken');
    };
    expect(() => applyDueTransitions(tenantData, { ...idleWorkKinds, job: broken }, 0)).toThrow('broken');
    expect(pending()).toEqual(['1 at 0']);
  });
});

test.each([
  ['two transitions of an immediate plan', { mode: 'immediate' }, 2, ['1 at 100', '1 at 100']],
  ['two transitions of a plan with a duration', { mode: 'after', after: 7 }, 2, ['1 at 103', '1 at 107']],
  ['one transition of a plan with a duration', { mode: 'after', after: 7 }, 1, ['1 at 107']],
  ['no transition of a plan by reads', { mode: 'polls' }, 2, []],
  ['no transition of a manual plan', { mode: 'manual' }, 2, []],
] as const)('schedules %s', (_title, change, steps, expected) => {
  const { tenantData, pending } = open();
  const plan = { ...planOf(tenantData, 'access'), ...change };
  tenantData.transact(() => schedulePlanned(tenantData, { machine: 'job', subject: '1', at: 100 }, plan, steps));
  expect(pending()).toEqual(expected);
});

test('removes the pending transitions of one object only', () => {
  const { tenantData, add, pending } = open();
  add(['1', 10], ['2', 20], ['1', 30]);
  tenantData.transact(() => unschedule(tenantData, 'job', '1'));
  expect(pending()).toEqual(['2 at 20']);
});

test('an advanced object skips its earliest pending transition, and keeps the later ones', () => {
  const { tenantData, calls, machines, add, pending } = open();
  add(['1', 30], ['1', 20], ['2', 10]);
  tenantData.transact(() => advanceWorkItem(tenantData, machines, { machine: 'job', subject: '1', at: 5 }));
  expect(calls).toEqual(['1 at 5']);
  expect(pending()).toEqual(['1 at 30', '2 at 10']);
});

test('an object without pending transitions can be advanced', () => {
  const { tenantData, calls, machines } = open();
  tenantData.transact(() => advanceWorkItem(tenantData, machines, { machine: 'job', subject: '1', at: 5 }));
  expect(calls).toEqual(['1 at 5']);
});
