import { describe, expect, test } from 'vitest';
import { states } from '../../contract/generated/states.ts';
import { applyDueTransitions } from '../../jobs/due.ts';
import { idleWorkKinds } from '../../jobs/testing/idle-work-kinds.ts';
import { inSlice } from '../../tenant/slices.ts';
import { packed } from '../spreadsheets/packed-sheet.ts';
import { faultsIn, openImport, someInvalid, submitted } from '../testing/open-import.ts';
import { advanceUserImport, callOff, submitImport } from './import-process.ts';

test('an import starts half way and ends when its time is over', () => {
  const { at } = openImport('pending', { after: 150 });
  expect([0, 74, 75, 149, 150].map(at)).toEqual(['pending', 'pending', 'processing', 'processing', 'completed']);
});

test('a summary waits until it is acknowledged, then has its own time to run', () => {
  const { at, acknowledge, tenantData } = openImport('summarizing', { after: 150 });
  expect([0, 149, 150, 99_999].map(at)).toEqual([
    'summarizing',
    'summarizing',
    'awaiting acknowledgement',
    'awaiting acknowledgement',
  ]);
  acknowledge(100_000);
  expect([100_149, 100_150].map(at)).toEqual(['processing', 'completed']);
  expect(tenantData.rows.users.size).toBe(1);
});

describe('a long spreadsheet', () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => ({
    row: index + 2,
    cells: [`user${index}@tenant.example`],
  }));

  test('runs in slices, so that other requests do not wait for the complete import', () => {
    const { at, process, tenantData } = openImport('pending', { after: 150 }, rows);
    expect([at(150), tenantData.rows.users.size, process().summary]).toEqual(['processing', 250, null]);
    expect([at(169), tenantData.rows.users.size]).toEqual(['processing', 250]);
    expect([at(170), tenantData.rows.users.size]).toEqual(['processing', 500]);
    expect([at(230), tenantData.rows.users.size]).toEqual(['completed', 1_100]);
    expect(process()).toMatchObject({ summary: { total: 1_100, created: 1_100, failed: 0 }, worked: null });
  });

  test('rejects a row whose e-mail address occurred in an earlier slice', () => {
    const twice = [...rows, { row: 1_102, cells: ['USER3@tenant.example'] }];
    const { at, process, tenantData } = openImport('pending', { after: 150 }, twice);
    expect(at(230)).toBe('completed with errors');
    expect(process().summary).toMatchObject({ total: 1_101, created: 1_100, failed: 1 });
    expect(faultsIn(tenantData, 'runFaults')).toEqual([
      {
        row: 1_102,
        column: 'email',
        reason: 'the e-mail address is already in row 5',
        cells: ['USER3@tenant.example'],
      },
    ]);
  });

  test('has a summary of all slices and can be cancelled between two slices', () => {
    const summary = openImport('summarizing', { after: 150 }, rows);
    expect([summary.at(150), summary.at(230)]).toEqual(['summarizing', 'awaiting acknowledgement']);
    expect([summary.process().summary?.created, summary.tenantData.rows.users.size]).toEqual([1_100, 0]);
    const called = openImport('summarizing', { after: 150 }, rows);
    expect(called.at(150)).toBe('summarizing');
    called.tenantData.transact(() => callOff(called.tenantData, called.process(), submitted + 155));
    expect([called.at(99_999), called.process().worked]).toEqual(['cancelled', null]);
  });

  test('runs all slices at once if the plan does not use time', () => {
    expect(openImport('pending', { mode: 'immediate' }, rows).at(0)).toBe('completed');
    const { advance, at } = openImport('pending', { mode: 'manual' }, rows);
    expect([advance(), advance(), at(0)]).toEqual(['processing', 'processing', 'completed']);
  });
});

describe('plans', () => {
  test('at once', () => {
    expect(openImport('pending', { mode: 'immediate' }).at(0)).toBe('completed');
    expect(openImport('summarizing', { mode: 'immediate' }).at(0)).toBe('awaiting acknowledgement');
  });

  test('after polls', () => {
    const { poll, at } = openImport('pending', { mode: 'polls', polls: 3 });
    expect(at(1_000_000)).toBe('pending');
    expect([poll(), poll(), poll(), poll()]).toEqual(['processing', 'processing', 'completed', 'completed']);
    const summary = openImport('summarizing', { mode: 'polls', polls: 2 });
    expect([summary.poll(), summary.poll()]).toEqual(['summarizing', 'awaiting acknowledgement']);
    summary.acknowledge(0);
    expect([summary.poll(), summary.poll()]).toEqual(['processing', 'completed']);
  });

  test('by hand', () => {
    const { at, poll, advance } = openImport('pending', { mode: 'manual' });
    expect([at(1_000_000), poll(), advance(), advance(), advance()]).toEqual([
      'pending',
      'pending',
      'processing',
      'completed',
      'completed',
    ]);
  });

  test.each(['pending', 'summarizing'] as const)(
    'a planned failure from %s applies nothing and reports its code',
    (from) => {
      const { at, process, tenantData } = openImport(from, { outcome: 'fail', code: 'STORE DOWN' });
      expect(at(150)).toBe('failed');
      expect(process()).toMatchObject({ summary: null, errors: [{ code: 'STORE DOWN' }] });
      expect(tenantData.rows.users.size).toBe(0);
    },
  );
});

test('every change of state is one that the contract draws', () => {
  const drawn: string[] = states.UserImportStatus.transitions.map(({ from, to }) => `${from} → ${to}`);
  for (const from of ['pending', 'summarizing'] as const) {
    for (const outcome of ['succeed', 'fail'] as const) {
      const { process, advance, acknowledge } = openImport(from, { mode: 'manual', outcome });
      for (let before: string = process().status, steps = 0; steps < 6; before = process().status, steps++) {
        if (before === 'awaiting acknowledgement') acknowledge(0);
        else advance();
        if (process().status !== before) expect(drawn).toContain(`${before} → ${process().status}`);
      }
    }
  }
});

test('small imports share a time slice', () => {
  const { tenantData } = openImport('pending', { mode: 'immediate' });
  const fileOf = (at: number) => packed({ head: ['email'], rows: [{ row: 2, cells: [`u${at}@a.b`] }] });
  tenantData.transact(() => {
    for (let at = 0; at < 4; at++)
      submitImport(tenantData, 'pending', { fileName: 'a.csv', sheet: fileOf(at) }, submitted);
  });
  expect(
    inSlice(() => applyDueTransitions(tenantData, { ...idleWorkKinds, 'user-import': advanceUserImport }, submitted))
      .isDone,
  ).toBe(true);
});

test('a long import does not fit into one time slice', () => {
  const { tenantData } = openImport('pending', { mode: 'immediate' }, someInvalid);
  expect(
    inSlice(() => applyDueTransitions(tenantData, { ...idleWorkKinds, 'user-import': advanceUserImport }, submitted))
      .isDone,
  ).toBe(false);
});

test('an import that was advanced to its end has no transition left', () => {
  const { tenantData, advance } = openImport('pending', { after: 150 });
  expect([advance(), advance(), tenantData.rows.due.size]).toEqual(['processing', 'completed', 0]);
});
