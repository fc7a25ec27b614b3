import type { OperationId } from '../contract/operation.ts';
import type { Machine, Machines } from '../jobs/due.ts';
import { subjectsOf } from '../jobs/subjects.ts';
import type { MachineName } from '../tenant/rows.ts';
import type { World } from '../tenant/world.ts';
import { activeTransitionFaults, countDown, storeMemory } from './active-faults.ts';
import type { ActiveFault, TransitionEffect } from './contract-fault.ts';
import type { ReplayFaults } from './replay-faults.ts';

type Moved = Pick<TransitionEffect, 'machine' | 'subject'>;

interface Input {
  world: World;
  path: unknown;
  body: unknown;
}

/**
 * API operations that read an object. If the job plan has the mode `polls`, a read can change the object's status.
 * Maps each operation to the kind of object that it reads, and to the path parameter with the object's id.
 */
const counted: { readonly [Id in OperationId]?: readonly [machine: MachineName, parameter: string] } = {
  readJob: ['job', 'jobId'],
  readUserImport: ['user-import', 'importId'],
  readDocument: ['document', 'documentId'],
  readProvisionRecord: ['provision', 'recordId'],
};

/** Runs an API operation, and then applies injected faults to the data that the operation has stored. */
export function runWithFaults<Answer>(
  replayFaults: ReplayFaults | undefined,
  operation: OperationId,
  { world, path, body }: Input,
  run: () => Answer,
): Answer {
  if (world.rows.faults.size === 0) return run();
  const parameters = textsOf(path);
  const runCounted = () => runWithTransitionFaults(world, countedBy(world, operation, parameters), run);
  const editing = replayFaults?.faults.filter(
    (active) => active.fault.afterOperation && replayFaults.mayAct(world, active),
  );
  if (!replayFaults || !editing?.length) return runCounted();
  const before = world.fork(world.tenant);
  const answer = runCounted();
  for (const active of editing) {
    const effect = { world, before, operation, path: parameters, body, remember: rememberer(world, active) };
    if (active.fault.afterOperation?.(effect)) replayFaults.countAction(world, active);
  }
  return answer;
}

/** If reading an object can change its status, returns the kind and the id of the object. */
function countedBy(world: World, operation: OperationId, path: Readonly<Record<string, string>>): Moved | undefined {
  const [machine, parameter] = counted[operation] ?? [];
  if (machine === undefined || parameter === undefined) return undefined;
  const subject = path[parameter] ?? '';
  return subjectsOf[machine].find(world, subject)?.plan.mode === 'polls' ? { machine, subject } : undefined;
}

/**
 * Returns functions that change the status of jobs, imports, documents and clause searches.
 * After each status change, the injected faults of the tenant can change the tenant's data.
 */
export function withMachineFaults(machines: Machines): Machines {
  const withFaults = (name: MachineName) => machineWithFaults(name, machines[name]);
  return {
    job: withFaults('job'),
    'user-import': withFaults('user-import'),
    document: withFaults('document'),
    provision: withFaults('provision'),
  };
}

function machineWithFaults(name: MachineName, machine: Machine): Machine {
  return (world, subject, at) =>
    runWithTransitionFaults(world, { machine: name, subject }, () => machine(world, subject, at));
}

function runWithTransitionFaults<Result>(world: World, moved: Moved | undefined, run: () => Result): Result {
  const editing = moved === undefined || world.rows.faults.size === 0 ? [] : activeTransitionFaults(world);
  if (moved === undefined || editing.length === 0) return run();
  const before = world.fork(world.tenant);
  const result = run();
  for (const active of editing) {
    const effect = { world, before, ...moved, remember: rememberer(world, active) };
    if (active.fault.afterTransition?.(effect)) countDown(world, [active.row.id]);
  }
  return result;
}

function rememberer(world: World, { row }: ActiveFault): (memory: readonly string[]) => void {
  return (memory) => storeMemory(world, row.id, memory);
}

function textsOf(path: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)]));
}
