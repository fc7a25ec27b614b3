import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { applyDueTransitions } from '../../jobs/due.ts';
import { idleWorkKinds } from '../../jobs/testing/idle-work-kinds.ts';
import { findById } from '../../tenant/ids.ts';
import type { ImportProgress, ImportSheetRow } from '../../tenant/rows.ts';
import { faultsIn, openImport, someInvalid, submitted } from '../testing/open-import.ts';
import { advanceUserImport, callOff, emailsUpTo } from './import-process.ts';

describe('an import that ends before it has read every row', () => {
  test('has no errors of a summary that was cancelled before it was complete', () => {
    const { tenantData, at, process } = openImport('summarizing', { after: 150 }, someInvalid);
    expect([at(150), faultsIn(tenantData, 'summaryFaults').length]).toEqual(['summarizing', 1]);
    tenantData.transact(() => callOff(tenantData, process(), submitted + 151));
    expect(faultsIn(tenantData, 'summaryFaults')).toEqual([]);
    expect(tenantData.rows.importParts.size).toBe(0);
  });

  test('has no errors of a summary or run that failed before it was complete', () => {
    const summary = openImport('summarizing', { after: 150 }, someInvalid);
    expect([summary.at(150), summary.fail()]).toEqual(['summarizing', 'failed']);
    expect(faultsIn(summary.tenantData, 'summaryFaults')).toEqual([]);
    const run = openImport('pending', { after: 150 }, someInvalid);
    expect([run.at(150), run.fail(), faultsIn(run.tenantData, 'runFaults')]).toEqual(['processing', 'failed', []]);
  });

  test.each(['cancelled', 'failed'] as const)('keeps the errors of its complete summary when it is %s', (end) => {
    const { tenantData, at, process, acknowledge, fail } = openImport('summarizing', { after: 150 }, someInvalid);
    expect(at(1_000)).toBe('awaiting acknowledgement');
    if (end === 'cancelled') tenantData.transact(() => callOff(tenantData, process(), submitted + 1_000));
    else {
      acknowledge(1_000);
      expect([at(1_150), faultsIn(tenantData, 'runFaults').length, fail()]).toEqual(['processing', 1, 'failed']);
    }
    expect(faultsIn(tenantData, 'summaryFaults').map(({ row }) => row)).toEqual([2, 302]);
    expect(faultsIn(tenantData, 'runFaults')).toEqual([]);
  });
});

test('the rows are removed after the process ends, except rows with errors', () => {
  const rows = Array.from({ length: 600 }, (_, at) => ({ row: at + 2, cells: [at === 300 ? 'x' : `u${at}@a.b`] }));
  const { at, tenantData } = openImport('pending', { mode: 'immediate' }, rows);
  expect(at(0)).toBe('completed with errors');
  expect(tenantData.rows.importParts.list().map(({ id }) => id)).toEqual(['1/1']);
  expect(faultsIn(tenantData, 'runFaults')).toMatchObject([{ row: 302, cells: ['x'] }]);
  expect(faultsIn(tenantData, 'summaryFaults')).toEqual([]);
});

test('a step parses each part once', () => {
  const { at } = openImport('summarizing', { mode: 'immediate' }, someInvalid);
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect([at(0), parse.mock.calls.length]).toEqual(['awaiting acknowledgement', 3]);
});

test('a summary that awaits acknowledgement keeps no e-mail addresses in memory', () => {
  const { at, tenantData } = openImport('summarizing', { mode: 'immediate' }, someInvalid);
  expect(at(0)).toBe('awaiting acknowledgement');
  const stored = findById(tenantData.rows.importSheets, '1');
  expect(stored && emailsUpTo(tenantData, stored, { part: 0, rows: [] }, { email: 0 }).size).toBe(0);
});

test('batches without errors are not parsed to show errors', () => {
  const { at, tenantData } = openImport('summarizing', { mode: 'immediate' }, someInvalid);
  expect(at(0)).toBe('awaiting acknowledgement');
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  expect([faultsIn(tenantData, 'runFaults'), parse.mock.calls.length]).toEqual([[], 0]);
  expect([faultsIn(tenantData, 'summaryFaults').length, parse.mock.calls.length]).toEqual([2, 2]);
});

test('a step writes only its part, regardless of the number of earlier invalid rows', () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ row: at + 2, cells: ['x'] }));
  const { tenantData } = openImport('pending', { mode: 'immediate' }, rows);
  const written = applyDueTransitions(
    tenantData,
    { ...idleWorkKinds, 'user-import': advanceUserImport },
    submitted,
  ).changeSets.map(({ changes }) => JSON.stringify(changes).length);
  expect(written.length).toBeGreaterThan(20);
  // Checks that no step of the import writes a change set of 100,000 characters or more.
  expect(Math.max(...written)).toBeLessThan(100_000);
});

describe('an import of an older version, whose sheet contains the rows itself', () => {
  const found = { row: 2, column: 'email', reason: 'the e-mail address must have the form name@domain', cells: ['x'] };
  const summary = { total: 250, created: 249, updated: 0, deleted: 0, unchanged: 0, failed: 1 };

  function openOld(rows: NonNullable<ImportSheetRow['rows']>, worked: ImportProgress | null) {
    const opened = openImport('pending', { after: 150 });
    const { tenantData, process } = opened;
    tenantData.transact(() => {
      tenantData.rows.imports.put({ ...process(), status: 'processing', worked });
      tenantData.rows.importSheets.put({ id: '1', head: ['email'], rows, summaryFaults: null, runFaults: null });
      tenantData.rows.importParts.deleteAll(['1/0']);
    });
    return opened;
  }

  test('continues', () => {
    const { tenantData, at, process } = openOld(someInvalid, { rows: 250, summary, faults: [found] });
    expect(at(1_000)).toBe('completed with errors');
    expect(process().summary).toMatchObject({ total: 600, created: 598, failed: 2 });
    expect(faultsIn(tenantData, 'runFaults')).toMatchObject([found, { row: 302 }]);
  });

  test('shows no errors after it fails in the middle', () => {
    const { tenantData, at, process, fail } = openOld(someInvalid, { rows: 250, summary, faults: [found] });
    expect([at(80), faultsIn(tenantData, 'runFaults').length]).toEqual(['processing', 2]);
    expect([fail(), process().worked, faultsIn(tenantData, 'runFaults')]).toEqual(['failed', null, []]);
  });

  test('continues with more characters than a new upload may have', () => {
    const long = '"'.repeat(32_000);
    const rows = Array.from({ length: 400 }, (_, at) => ({ row: at + 2, cells: [`u${at}@a.b`, long] }));
    expect(openOld(rows, null).at(1_000)).toBe('completed');
  });
});
