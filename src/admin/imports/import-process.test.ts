import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { states } from '../../contract/generated/states.ts';
import { settle } from '../../jobs/due.ts';
import { idleMachines } from '../../jobs/testing/idle-machines.ts';
import { findById } from '../../world/ids.ts';
import type { ImportProgress, ImportSheetRow, JobPlanRow } from '../../world/rows.ts';
import { inSlice } from '../../world/slices.ts';
import { World } from '../../world/world.ts';
import { packed } from '../spreadsheets/packed-sheet.ts';
import { emailsUpTo } from './emails-before.ts';
import { type FaultsOf, faultsOf } from './import-parts.ts';
import { advanceUserImport, callOff, pollImport, runAcknowledged, submitImport } from './import-process.ts';

const now = Date.parse('2026-01-15T09:00:00Z');
const usual = { mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null } as const;
const sheet = { head: ['email'], rows: [{ row: 2, cells: ['new@tenant.example'] }] };

/** The rows of three parts; the rows 2 and 302 are invalid. */
const someInvalid = Array.from({ length: 600 }, (_, at) => ({
  row: at + 2,
  cells: [at % 300 === 0 ? 'x' : `u${at}@a.b`],
}));

/** Creates a tenant with one user import, or one import summary. By default the spreadsheet has one new user. */
function open(status: 'pending' | 'summarizing', plan: Partial<JobPlanRow>, rows = sheet.rows) {
  const world = new World('tenant');
  world.transact(() => {
    for (const kind of ['user-import', 'user-import-summary'] as const)
      world.rows.jobPlans.put({ kind, ...usual, ...plan });
    submitImport(world, status, { fileName: 'a.csv', sheet: packed({ ...sheet, rows }) }, now);
  });
  const process = () => {
    const found = findById(world.rows.imports, '1');
    if (!found) throw new Error('the import is gone');
    return found;
  };
  return {
    world,
    process,
    at: (milliseconds: number) => {
      settle(world, { ...idleMachines, 'user-import': advanceUserImport }, now + milliseconds);
      return process().status;
    },
    poll: () => world.transact(() => pollImport(world, process(), now)).value.status,
    advance: () => {
      world.transact(() => advanceUserImport(world, '1', now));
      return process().status;
    },
    /** Changes the plan to failure and applies the next transition, as the control plane does. */
    fail: () => {
      world.transact(() => {
        world.rows.imports.put({ ...process(), plan: { ...process().plan, outcome: 'fail' } });
        advanceUserImport(world, '1', now);
      });
      return process().status;
    },
    acknowledge: (milliseconds: number) => {
      world.transact(() => runAcknowledged(world, process(), now + milliseconds));
    },
  };
}

test('an import starts half way and ends when its time is over', () => {
  const { at } = open('pending', { after: 150 });
  expect([0, 74, 75, 149, 150].map(at)).toEqual(['pending', 'pending', 'processing', 'processing', 'completed']);
});

test('a summary waits until it is acknowledged, then has its own time to run', () => {
  const { at, acknowledge, world } = open('summarizing', { after: 150 });
  expect([0, 149, 150, 99_999].map(at)).toEqual([
    'summarizing',
    'summarizing',
    'awaiting acknowledgement',
    'awaiting acknowledgement',
  ]);
  acknowledge(100_000);
  expect([100_149, 100_150].map(at)).toEqual(['processing', 'completed']);
  expect(world.rows.users.size).toBe(1);
});

describe('a long spreadsheet', () => {
  const rows = Array.from({ length: 1_100 }, (_, index) => ({
    row: index + 2,
    cells: [`user${index}@tenant.example`],
  }));

  test('runs in slices, so that other requests do not wait for the complete import', () => {
    const { at, process, world } = open('pending', { after: 150 }, rows);
    expect([at(150), world.rows.users.size, process().summary]).toEqual(['processing', 250, null]);
    expect([at(169), world.rows.users.size]).toEqual(['processing', 250]);
    expect([at(170), world.rows.users.size]).toEqual(['processing', 500]);
    expect([at(230), world.rows.users.size]).toEqual(['completed', 1_100]);
    expect(process()).toMatchObject({ summary: { total: 1_100, created: 1_100, failed: 0 }, worked: null });
  });

  test('rejects a row whose e-mail address occurred in an earlier slice', () => {
    const twice = [...rows, { row: 1_102, cells: ['USER3@tenant.example'] }];
    const { at, process, world } = open('pending', { after: 150 }, twice);
    expect(at(230)).toBe('completed with errors');
    expect(process().summary).toMatchObject({ total: 1_101, created: 1_100, failed: 1 });
    expect(faults(world, 'runFaults')).toEqual([
      {
        row: 1_102,
        column: 'email',
        reason: 'the e-mail address is already in row 5',
        cells: ['USER3@tenant.example'],
      },
    ]);
  });

  test('has a summary of all slices and can be cancelled between two slices', () => {
    const summary = open('summarizing', { after: 150 }, rows);
    expect([summary.at(150), summary.at(230)]).toEqual(['summarizing', 'awaiting acknowledgement']);
    expect([summary.process().summary?.created, summary.world.rows.users.size]).toEqual([1_100, 0]);
    const called = open('summarizing', { after: 150 }, rows);
    expect(called.at(150)).toBe('summarizing');
    called.world.transact(() => callOff(called.world, called.process(), now + 155));
    expect([called.at(99_999), called.process().worked]).toEqual(['cancelled', null]);
  });

  test('runs all slices at once if the plan does not use time', () => {
    expect(open('pending', { mode: 'immediate' }, rows).at(0)).toBe('completed');
    const { advance, at } = open('pending', { mode: 'manual' }, rows);
    expect([advance(), advance(), at(0)]).toEqual(['processing', 'processing', 'completed']);
  });
});

describe('plans', () => {
  test('at once', () => {
    expect(open('pending', { mode: 'immediate' }).at(0)).toBe('completed');
    expect(open('summarizing', { mode: 'immediate' }).at(0)).toBe('awaiting acknowledgement');
  });

  test('after polls', () => {
    const { poll, at } = open('pending', { mode: 'polls', polls: 3 });
    expect(at(1_000_000)).toBe('pending');
    expect([poll(), poll(), poll(), poll()]).toEqual(['processing', 'processing', 'completed', 'completed']);
    const summary = open('summarizing', { mode: 'polls', polls: 2 });
    expect([summary.poll(), summary.poll()]).toEqual(['summarizing', 'awaiting acknowledgement']);
    summary.acknowledge(0);
    expect([summary.poll(), summary.poll()]).toEqual(['processing', 'completed']);
  });

  test('by hand', () => {
    const { at, poll, advance } = open('pending', { mode: 'manual' });
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
      const { at, process, world } = open(from, { outcome: 'fail', code: 'STORE DOWN' });
      expect(at(150)).toBe('failed');
      expect(process()).toMatchObject({ summary: null, errors: [{ code: 'STORE DOWN' }] });
      expect(world.rows.users.size).toBe(0);
    },
  );
});

test('every change of state is one that the contract draws', () => {
  const drawn: string[] = states.UserImportStatus.transitions.map(({ from, to }) => `${from} → ${to}`);
  for (const from of ['pending', 'summarizing'] as const) {
    for (const outcome of ['succeed', 'fail'] as const) {
      const { process, advance, acknowledge } = open(from, { mode: 'manual', outcome });
      for (let before: string = process().status, steps = 0; steps < 6; before = process().status, steps++) {
        if (before === 'awaiting acknowledgement') acknowledge(0);
        else advance();
        if (process().status !== before) expect(drawn).toContain(`${before} → ${process().status}`);
      }
    }
  }
});

describe('an import that ends before it has read every row', () => {
  test('has no errors of a summary that was cancelled before it was complete', () => {
    const { world, at, process } = open('summarizing', { after: 150 }, someInvalid);
    expect([at(150), faults(world, 'summaryFaults').length]).toEqual(['summarizing', 1]);
    world.transact(() => callOff(world, process(), now + 151));
    expect(faults(world, 'summaryFaults')).toEqual([]);
    expect(world.rows.importParts.size).toBe(0);
  });

  test('has no errors of a summary or run that failed before it was complete', () => {
    const summary = open('summarizing', { after: 150 }, someInvalid);
    expect([summary.at(150), summary.fail()]).toEqual(['summarizing', 'failed']);
    expect(faults(summary.world, 'summaryFaults')).toEqual([]);
    const run = open('pending', { after: 150 }, someInvalid);
    expect([run.at(150), run.fail(), faults(run.world, 'runFaults')]).toEqual(['processing', 'failed', []]);
  });

  test.each(['cancelled', 'failed'] as const)('keeps the errors of its complete summary when it is %s', (end) => {
    const { world, at, process, acknowledge, fail } = open('summarizing', { after: 150 }, someInvalid);
    expect(at(1_000)).toBe('awaiting acknowledgement');
    if (end === 'cancelled') world.transact(() => callOff(world, process(), now + 1_000));
    else {
      acknowledge(1_000);
      expect([at(1_150), faults(world, 'runFaults').length, fail()]).toEqual(['processing', 1, 'failed']);
    }
    expect(faults(world, 'summaryFaults').map(({ row }) => row)).toEqual([2, 302]);
    expect(faults(world, 'runFaults')).toEqual([]);
  });
});

test('the rows are removed after the process ends, except rows with errors', () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({ row: at + 2, cells: [at === 300 ? 'x' : `u${at}@a.b`] }));
  const { at, world } = open('pending', { mode: 'immediate' }, rows);
  expect(at(0)).toBe('completed with errors');
  expect(world.rows.importParts.list().map(({ id }) => id)).toEqual(['1/1']);
  expect(faults(world, 'runFaults')).toMatchObject([{ row: 302, cells: ['x'] }]);
  expect(faults(world, 'summaryFaults')).toEqual([]);
});

test('a step parses each part once', () => {
  const { at } = open('summarizing', { mode: 'immediate' }, someInvalid);
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect([at(0), parse.mock.calls.length]).toEqual(['awaiting acknowledgement', 3]);
});

test('a summary that awaits acknowledgement keeps no e-mail addresses in memory', () => {
  const { at, world } = open('summarizing', { mode: 'immediate' }, someInvalid);
  expect(at(0)).toBe('awaiting acknowledgement');
  const stored = findById(world.rows.importSheets, '1');
  expect(stored && emailsUpTo(world, stored, { part: 0, rows: [] }, { email: 0 }).size).toBe(0);
});

test('small imports share a time slice', () => {
  const { world } = open('pending', { mode: 'immediate' });
  const fileOf = (at: number) => packed({ head: ['email'], rows: [{ row: 2, cells: [`u${at}@a.b`] }] });
  world.transact(() => {
    for (let at = 0; at < 4; at++) submitImport(world, 'pending', { fileName: 'a.csv', sheet: fileOf(at) }, now);
  });
  expect(inSlice(() => settle(world, { ...idleMachines, 'user-import': advanceUserImport }, now)).isDone).toBe(true);
});

test('a long import does not fit into one time slice', () => {
  const { world } = open('pending', { mode: 'immediate' }, someInvalid);
  expect(inSlice(() => settle(world, { ...idleMachines, 'user-import': advanceUserImport }, now)).isDone).toBe(false);
});

test('an import that was advanced to its end has no transition left', () => {
  const { world, advance } = open('pending', { after: 150 });
  expect([advance(), advance(), world.rows.due.size]).toEqual(['processing', 'completed', 0]);
});

test('batches without errors are not parsed to show errors', () => {
  const { at, world } = open('summarizing', { mode: 'immediate' }, someInvalid);
  expect(at(0)).toBe('awaiting acknowledgement');
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect([faults(world, 'runFaults'), parse.mock.calls.length]).toEqual([[], 0]);
  expect([faults(world, 'summaryFaults').length, parse.mock.calls.length]).toEqual([2, 2]);
});

test('a step writes only its part, regardless of the number of earlier invalid rows', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ row: at + 2, cells: ['x'] }));
  const { world } = open('pending', { mode: 'immediate' }, rows);
  const written = settle(world, { ...idleMachines, 'user-import': advanceUserImport }, now).changeSets.map(
    ({ changes }) => JSON.stringify(changes).length,
  );
  expect(written.length).toBeGreaterThan(20);
  // The last step removes the imported rows. Each other step writes the rows of one part and their errors.
  expect(Math.max(...written)).toBeLessThan(100_000);
});

describe('an import of an older version, whose sheet contains the rows itself', () => {
  const found = { row: 2, column: 'email', reason: 'the e-mail address must have the form name@domain', cells: ['x'] };
  const summary = { total: 250, created: 249, updated: 0, deleted: 0, unchanged: 0, failed: 1 };

  function openOld(rows: NonNullable<ImportSheetRow['rows']>, worked: ImportProgress | null) {
    const opened = open('pending', { after: 150 });
    const { world, process } = opened;
    world.transact(() => {
      world.rows.imports.put({ ...process(), status: 'processing', worked });
      world.rows.importSheets.put({ id: '1', head: ['email'], rows, summaryFaults: null, runFaults: null });
      world.rows.importParts.deleteAll(['1/0']);
    });
    return opened;
  }

  test('continues', () => {
    const { world, at, process } = openOld(someInvalid, { rows: 250, summary, faults: [found] });
    expect(at(1_000)).toBe('completed with errors');
    expect(process().summary).toMatchObject({ total: 600, created: 598, failed: 2 });
    expect(faults(world, 'runFaults')).toMatchObject([found, { row: 302 }]);
  });

  test('shows no errors after it fails in the middle', () => {
    const { world, at, process, fail } = openOld(someInvalid, { rows: 250, summary, faults: [found] });
    expect([at(80), faults(world, 'runFaults').length]).toEqual(['processing', 2]);
    expect([fail(), process().worked, faults(world, 'runFaults')]).toEqual(['failed', null, []]);
  });

  test('continues with more characters than a new upload may have', () => {
    const long = '"'.repeat(32_000);
    const rows = Array.from({ length: 400 }, (_, at) => ({ row: at + 2, cells: [`u${at}@a.b`, long] }));
    expect(openOld(rows, null).at(1_000)).toBe('completed');
  });
});

function faults(world: World, step: FaultsOf) {
  const sheet = findById(world.rows.importSheets, '1');
  return sheet ? [...faultsOf(world, sheet, step)] : [];
}
