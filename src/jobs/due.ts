import { Damaged } from '../contract/damaged.ts';
import type { DueRow, JobPlanRow, MachineName } from '../world/rows.ts';
import { spend, Unfinished } from '../world/slices.ts';
import type { ChangeSet, World } from '../world/world.ts';
import { subjectsOf } from './subjects.ts';

/** Applies the next transition of an object, at the time it was due. Runs inside a transaction. */
export type Machine = (world: World, subject: string, at: number) => void;

export type Machines = Readonly<Record<MachineName, Machine>>;

/** The pending transition of an object: machine, object and time. */
interface Step {
  machine: MachineName;
  subject: string;
  at: number;
}

/** An applied transition. Kind (D-90) and status are null if the object no longer exists. */
export interface Transition extends Step {
  kind: JobPlanRow['kind'] | null;
  status: string | null;
}

/** Adds a pending transition at a time on the tenant's clock. */
export function schedule(world: World, machine: MachineName, subject: string, at: number): void {
  world.rows.due.put({ id: Number(world.nextId('due')), at, machine, subject });
}

/**
 * Schedules the transitions of a new object by its plan: the last at the end, the first of two at half the time.
 * A plan without a time schedules none.
 */
export function schedulePlanned(world: World, { machine, subject, at }: Step, plan: JobPlanRow, steps: 1 | 2): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(world, machine, subject, at + Math.floor(length / 2));
  schedule(world, machine, subject, at + length);
}

/** Removes the pending transitions of an object. */
export function unschedule(world: World, machine: MachineName, subject: string): void {
  for (const row of world.rows.due.find('bySubject', [machine, subject])) world.rows.due.delete(row.id);
}

/** The transitions applied by a call of `settle`. */
export interface Settled {
  made: Transition[];
  changeSets: ChangeSet[];
  /** False if the budget of the slice is used up while transitions are still due. */
  isDone: boolean;
}

/** The cost of a transition in addition to what its machine counts. */
const transitionCost = 40_000;

/**
 * Applies every due transition in order, each in its own transaction, including those that become due by others.
 * There are no timers: every access to a tenant first calls this.
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

/** Applies one transition. Returns undefined, without any effect, if the budget of the slice is used up. */
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

/** Applies the next transition of an object now, before its due time. Runs inside a transaction. */
export function advanceSubject(world: World, machines: Machines, step: Step): Transition {
  const { machine, subject, at } = step;
  const [next] = world.rows.due.find('bySubject', [machine, subject]).sort((left, right) => left.at - right.at);
  if (next) world.rows.due.delete(next.id);
  machineOf(machines, machine, world)(world, subject, at);
  return transitionOf(world, step);
}

/** Stored data is checked when it is loaded, so an unknown machine means that a newer version wrote the transition. */
function machineOf(machines: Machines, name: MachineName, { tenant }: World): Machine {
  if (Object.hasOwn(machines, name)) return machines[name];
  throw new Damaged(tenant, `a pending transition names the unknown machine ${JSON.stringify(name)}`);
}

function transitionOf(world: World, step: Step): Transition {
  const found = subjectsOf[step.machine].find(world, step.subject);
  return { ...step, kind: found?.plan.kind ?? null, status: found?.status ?? null };
}
