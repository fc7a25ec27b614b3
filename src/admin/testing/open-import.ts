import { applyDueTransitions } from '../../jobs/due.ts';
import { idleWorkKinds } from '../../jobs/testing/idle-work-kinds.ts';
import { findById } from '../../tenant/ids.ts';
import type { JobPlanRow } from '../../tenant/rows.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { packed } from '../spreadsheets/packed-sheet.ts';
import { type FaultsOf, faultsOf } from '../user-imports/import-parts.ts';
import { advanceUserImport, pollImport, runAcknowledged, submitImport } from '../user-imports/import-process.ts';

export const submitted = Date.parse('2026-01-15T09:00:00Z');
const usual = { mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null } as const;
const oneNewUser = [{ row: 2, cells: ['new@tenant.example'] }];

export const someInvalid = Array.from({ length: 600 }, (_, at) => ({
  row: at + 2,
  cells: [at % 300 === 0 ? 'x' : `u${at}@a.b`],
}));

export function openImport(status: 'pending' | 'summarizing', plan: Partial<JobPlanRow>, rows = oneNewUser) {
  const tenantData = new TenantData('tenant');
  tenantData.transact(() => {
    for (const kind of ['user-import', 'user-import-summary'] as const)
      tenantData.rows.jobPlans.put({ kind, ...usual, ...plan });
    submitImport(tenantData, status, { fileName: 'a.csv', sheet: packed({ head: ['email'], rows }) }, submitted);
  });
  const process = () => {
    const found = findById(tenantData.rows.imports, '1');
    if (!found) throw new Error('the import is gone');
    return found;
  };
  return {
    tenantData,
    process,
    at: (milliseconds: number) => {
      applyDueTransitions(tenantData, { ...idleWorkKinds, 'user-import': advanceUserImport }, submitted + milliseconds);
      return process().status;
    },
    poll: () => tenantData.transact(() => pollImport(tenantData, process(), submitted)).value.status,
    advance: () => {
      tenantData.transact(() => advanceUserImport(tenantData, '1', submitted));
      return process().status;
    },
    fail: () => {
      tenantData.transact(() => {
        tenantData.rows.imports.put({ ...process(), plan: { ...process().plan, outcome: 'fail' } });
        advanceUserImport(tenantData, '1', submitted);
      });
      return process().status;
    },
    acknowledge: (milliseconds: number) => {
      tenantData.transact(() => runAcknowledged(tenantData, process(), submitted + milliseconds));
    },
  };
}

export function faultsIn(tenantData: TenantData, step: FaultsOf) {
  const sheet = findById(tenantData.rows.importSheets, '1');
  return sheet ? [...faultsOf(tenantData, sheet, step)] : [];
}
