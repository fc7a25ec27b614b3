import type { OperationId } from '../contract/operation.ts';
import type { Machine, Machines } from '../jobs/due.ts';
import type { MachineName } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { activeTransitionFaults, countDown, storeMemory } from './active-faults.ts';
import type { ActiveFault } from './contract-fault.ts';
import type { ReplayFaults } from './replay-faults.ts';

interface Input {
  world: World;
  path: unknown;
  body: unknown;
}

/** Runs an operation and then applies the data changes of the request's faults, in the same transaction. */
export function runWithFaults<Answer>(
  replayFaults: ReplayFaults | undefined,
  operation: OperationId,
  { world, path, body }: Input,
  run: () => Answer,
): Answer {
  const editing = replayFaults?.faults.filter(
    (active) => active.fault.afterOperation && replayFaults.mayAct(world, active),
  );
  if (!replayFaults || !editing?.length) return run();
  const before = world.fork(world.tenant);
  const answer = run();
  for (const active of editing) {
    const effect = { world, before, operation, path: textsOf(path), body, remember: rememberer(world, active) };
    if (active.fault.afterOperation?.(effect)) replayFaults.countAction(world, active);
  }
  return answer;
}

/**
 * Returns state machines that also apply the data changes of the tenant's faults.
 * The data changes of a fault are part of the transaction of each transition.
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
  return (world, subject, at) => {
    const editing = world.rows.faults.size === 0 ? [] : activeTransitionFaults(world);
    if (editing.length === 0) return machine(world, subject, at);
    const before = world.fork(world.tenant);
    machine(world, subject, at);
    for (const active of editing) {
      const effect = { world, before, machine: name, subject, remember: rememberer(world, active) };
      if (active.fault.afterTransition?.(effect)) countDown(world, [active.row.id]);
    }
  };
}

function rememberer(world: World, { row }: ActiveFault): (memory: readonly string[]) => void {
  return (memory) => storeMemory(world, row.id, memory);
}

function textsOf(path: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)]));
}
