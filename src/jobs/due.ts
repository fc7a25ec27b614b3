import type { DueRow } from '../world/rows.ts';
import { spend, Unfinished } from '../world/slices.ts';
import type { ChangeSet, World } from '../world/world.ts';
import { subjectsOfMachine } from './subjects.ts';

/** Takes a subject one transition further, at the time at which it was due. Runs inside a transaction. */
export type Machine = (world: World, subject: string, at: number) => void;

/** The machines by name: what the transitions that come due are about. */
export type Machines = Readonly<Record<string, Machine>>;

/** Which machine takes which subject further, and when. */
interface Step {
  machine: string;
  subject: string;
  at: number;
}

/** A transition that was made; kind (D-90) and status reached are null where the subject is gone. */
export interface Transition extends Step {
  kind: string | null;
  status: string | null;
}

/** Notes that a machine has a transition to make at a time of the tenant's clock. */
export function schedule(world: World, machine: string, subject: string, at: number): void {
  world.rows.due.put({ id: Number(world.nextId('due')), at, machine, subject });
}

/** Forgets the transitions that a subject still had to make. */
export function unschedule(world: World, machine: string, subject: string): void {
  for (const row of world.rows.due.find('bySubject', [machine, subject])) world.rows.due.delete(row.id);
}

/** The transitions that a call of `settle` made. */
export interface Settled {
  made: Transition[];
  changeSets: ChangeSet[];
  /** False where the slice has spent its budget while transitions are still due. */
  isDone: boolean;
}

/** The cost of a transition beside what its machine counts itself. */
const transitionCost = 40_000;

/**
 * Makes every transition that is due by now, in due order, each in a transaction of its own; what these schedule in
 * turn is made as well when its time has come. There are no timers: whoever looks at a world settles it first.
 */
export function settle(world: World, machines: Machines, now: number): Settled {
  const made: Transition[] = [];
  const changeSets: ChangeSet[] = [];
  for (let next = world.rows.due.first('byTime'); next && next.at <= now; next = world.rows.due.first('byTime')) {
    const changeSet = attempt(world, machines, next);
    if (changeSet === undefined) return { made, changeSets, isDone: false };
    const { machine, subject, at } = next;
    made.push(transitionOf(world, { machine, subject, at }));
    if (changeSet) changeSets.push(changeSet);
  }
  return { made, changeSets, isDone: true };
}

/** Makes one transition. Undefined where the slice has spent its budget; then nothing of the transition stays. */
function attempt(world: World, machines: Machines, { id, machine, subject, at }: DueRow): ChangeSet | null | undefined {
  try {
    spend(transitionCost);
    return world.transact(() => {
      world.rows.due.delete(id);
      machineOf(machines, machine)?.(world, subject, at);
    }).changeSet;
  } catch (error) {
    if (error instanceof Unfinished) return undefined;
    throw error;
  }
}

/** Makes the next transition of a subject now, in the place of the one that was due first. Runs inside a transaction. */
export function advanceSubject(world: World, machines: Machines, step: Step): Transition {
  const { machine, subject, at } = step;
  const [next] = world.rows.due.find('bySubject', [machine, subject]).sort((left, right) => left.at - right.at);
  if (next) world.rows.due.delete(next.id);
  machineOf(machines, machine)?.(world, subject, at);
  return transitionOf(world, step);
}

function machineOf(machines: Machines, name: string): Machine | undefined {
  return Object.hasOwn(machines, name) ? machines[name] : undefined;
}

function transitionOf(world: World, step: Step): Transition {
  const found = subjectsOfMachine(step.machine)?.find(world, step.subject);
  return { ...step, kind: found?.plan.kind ?? null, status: found?.status ?? null };
}
