import { settle } from '../../jobs/due.ts';
import { idleMachines } from '../../jobs/testing/idle-machines.ts';
import { findById } from '../../tenant/ids.ts';
import type { JobPlanRow } from '../../tenant/rows.ts';
import { World } from '../../tenant/world.ts';
import { packed } from '../spreadsheets/packed-sheet.ts';
import { type FaultsOf, faultsOf } from '../user-imports/import-parts.ts';
import { advanceUserImport, pollImport, runAcknowledged, submitImport } from '../user-imports/import-process.ts';

/** The time at which a test submits its import. */
export const submitted = Date.parse('2026-01-15T09:00:00Z');
const usual = { mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null } as const;
const oneNewUser = [{ row: 2, cells: ['new@tenant.example'] }];

/** Spreadsheet rows for three batches. Rows 2 and 302 have an invalid e-mail address. */
export const someInvalid = Array.from({ length: 600 }, (_, at) => ({
  row: at + 2,
  cells: [at % 300 === 0 ? 'x' : `u${at}@a.b`],
}));

/**
 * Creates a tenant with one user import. The import has a preview if `status` is `summarizing`.
 * By default, the imported spreadsheet contains one new user.
 */
export function openImport(status: 'pending' | 'summarizing', plan: Partial<JobPlanRow>, rows = oneNewUser) {
  const world = new World('tenant');
  world.transact(() => {
    for (const kind of ['user-import', 'user-import-summary'] as const)
      world.rows.jobPlans.put({ kind, ...usual, ...plan });
    submitImport(world, status, { fileName: 'a.csv', sheet: packed({ head: ['email'], rows }) }, submitted);
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
      settle(world, { ...idleMachines, 'user-import': advanceUserImport }, submitted + milliseconds);
      return process().status;
    },
    poll: () => world.transact(() => pollImport(world, process(), submitted)).value.status,
    advance: () => {
      world.transact(() => advanceUserImport(world, '1', submitted));
      return process().status;
    },
    /** Makes the import fail: changes the outcome in its job plan, and applies the next status change. */
    fail: () => {
      world.transact(() => {
        world.rows.imports.put({ ...process(), plan: { ...process().plan, outcome: 'fail' } });
        advanceUserImport(world, '1', submitted);
      });
      return process().status;
    },
    acknowledge: (milliseconds: number) => {
      world.transact(() => runAcknowledged(world, process(), submitted + milliseconds));
    },
  };
}

/** Returns the invalid rows of the first user import. `step` selects the preview or the import itself. */
export function faultsIn(world: World, step: FaultsOf) {
  const sheet = findById(world.rows.importSheets, '1');
  return sheet ? [...faultsOf(world, sheet, step)] : [];
}
