import type { OperationId } from '../contract/operation.ts';
import type { Machine, Machines } from '../jobs/due.ts';
import type { MachineName } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import type { Met } from './contract-fault.ts';
import { countDown, meetings, metByTransition, note } from './meeting.ts';

interface Asked {
  world: World;
  path: unknown;
  body: unknown;
}

/** The operation with the world edits of the faults that its request meets, in the transaction of the operation. */
export function withWorldFaults<Request extends Asked, Answer>(
  operation: OperationId,
  rules: ((request: Request) => Answer) | undefined,
): ((request: Request) => Answer) | undefined {
  if (!rules) return undefined;
  return (request) => {
    if (request.world.rows.faults.size === 0) return rules(request);
    const meeting = meetings.getStore();
    const editing = meeting?.met.filter(({ fault }) => fault.afterOperation) ?? [];
    if (editing.length === 0) return rules(request);
    const { world, path, body } = request;
    const before = world.fork(world.tenant);
    const answer = rules(request);
    for (const met of editing) {
      const deed = { world, before, operation, path: textsOf(path), body, remember: rememberer(world, met) };
      if (met.fault.afterOperation?.(deed)) meeting?.acted.add(met.row.id);
    }
    return answer;
  };
}

/** The machines with the world edits of the tenant's faults, in the transactions of the transitions. */
export function withMachineFaults(machines: Machines): Machines {
  const withFaults = (name: MachineName) => faulty(name, machines[name]);
  return {
    job: withFaults('job'),
    'user-import': withFaults('user-import'),
    document: withFaults('document'),
    provision: withFaults('provision'),
  };
}

function faulty(name: MachineName, machine: Machine): Machine {
  return (world, subject, at) => {
    const editing = world.rows.faults.size === 0 ? [] : metByTransition(world);
    if (editing.length === 0) return machine(world, subject, at);
    const before = world.fork(world.tenant);
    machine(world, subject, at);
    for (const met of editing) {
      const deed = { world, before, machine: name, subject, remember: rememberer(world, met) };
      if (met.fault.afterTransition?.(deed)) countDown(world, [met.row.id]);
    }
  };
}

function rememberer(world: World, { row }: Met): (memory: readonly string[]) => void {
  return (memory) => note(world, row.id, memory);
}

function textsOf(path: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)]));
}
