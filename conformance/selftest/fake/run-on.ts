import type { OperationId } from '../../canonical/operations.ts';
import type { VerdictName } from '../../canonical/verdicts.ts';
import type { Case } from '../../case/case.ts';
import type { RunRecord } from '../../record/run-record.ts';
import { run } from '../../runner/run.ts';
import type { Target } from '../../target/types.ts';
import { countedTime } from './counted-time.ts';

export const offered: readonly OperationId[] = [
  'createAdminToken',
  'createDocumentsToken',
  'createDepartment',
  'listDepartments',
  'readDepartment',
  'updateDepartment',
  'deleteDepartment',
  'updateDepartmentMembers',
  'listUsers',
  'readJob',
  'listFields',
];

const suppliable = new Set(['users', 'two-users', 'users-500', 'user-credential', 'unknown-user-ids']);

export function askable(cases: readonly Case[]): Case[] {
  return cases
    .filter(({ operations }) => operations.every((operation) => offered.includes(operation)))
    .filter(({ needs = [] }) => needs.every((need) => suppliable.has(need)));
}

/** Returns a target file without operations, so that all requests follow the published API contract. */
export function fakeTarget(baseUrl: string, pace: Target['pace'] = {}): Target {
  return {
    target: 1,
    name: 'A small fake',
    baseUrl,
    credentials: { admin: 'fake-admin-key', superAdmin: 'fake-super-admin-key', user: 'fake-user-key' },
    existing: { unknownUserId: '9{n}00000000' },
    pace: {
      concurrency: 8,
      requestsPerSecond: 5000,
      pollInterval: 1,
      jobDeadline: 3000,
      requestTimeout: 60_000,
      ...pace,
    },
  };
}

export interface RunOn {
  cases: readonly Case[];
  verdicts?: readonly VerdictName[];
  pace?: Target['pace'];
}

export function runOn(url: string, { cases, verdicts = ['stated', 'published'], pace }: RunOn): Promise<RunRecord> {
  return run({ target: fakeTarget(url, pace), runId: 'selftest', verdicts, cases, ...countedTime() });
}
