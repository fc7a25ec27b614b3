import { Damaged } from '../contract/damaged.ts';
import type { DueRow, JobPlanRow, MachineName } from '../world/rows.ts';
import { spend, Unfinished } from '../world/slices.ts';
import type { ChangeSet, World } from '../world/world.ts';
import { subjectsOf } from './subjects.ts';

/** Makes the next transition of a subject, at the time at which it was due. Runs inside a transaction. */
export type Machine = (world: World, subject: string, at: number) => void;

export type Machines = Readonly<Record<MachineName, Machine>>;

/** Which machine moves which subject, and when. */
interface Step {
  machine: MachineName;
  subject: string;
  at: number;
}

/** A transition that was made; kind (D-90) and status reached are null where the subject is gone. */
export interface Transition extends Step {
  kind: JobPlanRow['kind'] | null;
  status: string | null;
}

/** Adds a pending transition at a time of the tenant's clock. */
export function schedule(world: World, machine: MachineName, subject: string, at: number): void {
  world.rows.due.put({ id: Number(world.nextId('due')), at, machine, subject });
}

/**
 * Schedules the transitions of a new subject by its plan: the last one at the end, and the first of two half way to it. A
 * plan that does not go by time schedules none.
 */
export function schedulePlanned(world: World, { machine, subject, at }: Step, plan: JobPlanRow, steps: 1 | 2): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(world, machine, subject, at + Math.floor(length / 2));
  schedule(world, machine, subject, at + length);
}

/** Removes the pending transitions of a subject. */
export function unschedule(world: World, machine: MachineName, subject: string): void {
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
      machineOf(machines, machine, world)(world, subject, at);
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
  machineOf(machines, machine, world)(world, subject, at);
  return transitionOf(world, step);
}

/** Stored data is checked when it is loaded, so an unknown machine means that a newer kit wrote the transition. */
function machineOf(machines: Machines, name: MachineName, { tenant }: World): Machine {
  if (Object.hasOwn(machines, name)) return machines[name];
  throw new Damaged(tenant, `a pending transition names the unknown machine ${JSON.stringify(name)}`);
}

function transitionOf(world: World, step: Step): Transition {
  const found = subjectsOf[step.machine].find(world, step.subject);
  return { ...step, kind: found?.plan.kind ?? null, status: found?.status ?? null };
}
