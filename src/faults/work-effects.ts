import type { OperationId } from '../contract/operation.ts';
import type { WorkKind, WorkKinds } from '../jobs/due.ts';
import { workItemsOf } from '../jobs/work-items.ts';
import type { WorkKindName } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { activeTransitionFaults, countDown, storeMemory } from './active-faults.ts';
import type { ActiveFault, TransitionEffect } from './contract-fault.ts';
import type { ReplayFaults } from './replay-faults.ts';

type Moved = Pick<TransitionEffect, 'machine' | 'subject'>;

interface Input {
  tenantData: TenantData;
  path: unknown;
  body: unknown;
}

const counted: { readonly [Id in OperationId]?: readonly [machine: WorkKindName, parameter: string] } = {
  readJob: ['job', 'jobId'],
  readUserImport: ['user-import', 'importId'],
  readDocument: ['document', 'documentId'],
  readProvisionRecord: ['provision', 'recordId'],
};

export function runWithFaults<Answer>(
  replayFaults: ReplayFaults | undefined,
  operation: OperationId,
  { tenantData, path, body }: Input,
  run: () => Answer,
): Answer {
  if (tenantData.rows.faults.size === 0) return run();
  const parameters = textsOf(path);
  const runCounted = () => runWithTransitionFaults(tenantData, countedBy(tenantData, operation, parameters), run);
  const editing = replayFaults?.faults.filter(
    (active) => active.fault.afterOperation && replayFaults.mayAct(tenantData, active),
  );
  if (!replayFaults || !editing?.length) return runCounted();
  const before = tenantData.fork(tenantData.tenant);
  const answer = runCounted();
  for (const active of editing) {
    const effect = { tenantData, before, operation, path: parameters, body, remember: rememberer(tenantData, active) };
    if (active.fault.afterOperation?.(effect)) replayFaults.countAction(tenantData, active);
  }
  return answer;
}

function countedBy(
  tenantData: TenantData,
  operation: OperationId,
  path: Readonly<Record<string, string>>,
): Moved | undefined {
  const [machine, parameter] = counted[operation] ?? [];
  if (machine === undefined || parameter === undefined) return undefined;
  const subject = path[parameter] ?? '';
  return workItemsOf[machine].find(tenantData, subject)?.plan.mode === 'polls' ? { machine, subject } : undefined;
}

export function withWorkKindFaults(machines: WorkKinds): WorkKinds {
  const withFaults = (name: WorkKindName) => machineWithFaults(name, machines[name]);
  return {
    job: withFaults('job'),
    'user-import': withFaults('user-import'),
    document: withFaults('document'),
    provision: withFaults('provision'),
  };
}

function machineWithFaults(name: WorkKindName, machine: WorkKind): WorkKind {
  return (tenantData, subject, at) =>
    runWithTransitionFaults(tenantData, { machine: name, subject }, () => machine(tenantData, subject, at));
}

function runWithTransitionFaults<Result>(tenantData: TenantData, moved: Moved | undefined, run: () => Result): Result {
  const editing = moved === undefined || tenantData.rows.faults.size === 0 ? [] : activeTransitionFaults(tenantData);
  if (moved === undefined || editing.length === 0) return run();
  const before = tenantData.fork(tenantData.tenant);
  const result = run();
  for (const active of editing) {
    const effect = { tenantData, before, ...moved, remember: rememberer(tenantData, active) };
    if (active.fault.afterTransition?.(effect)) countDown(tenantData, [active.row.id]);
  }
  return result;
}

function rememberer(tenantData: TenantData, { row }: ActiveFault): (memory: readonly string[]) => void {
  return (memory) => storeMemory(tenantData, row.id, memory);
}

function textsOf(path: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)]));
}
