import type { DueRow, JobPlanRow, MachineName } from '../world/rows.ts';
import { spend, Unfinished } from '../world/slices.ts';
import type { ChangeSet, World } from '../world/world.ts';
import { subjectsOf } from './subjects.ts';

/**
 * Applies the next state transition of an object such as a job.
 * The parameter `at` is the time of the state transition on the tenant's clock.
 * The caller runs this function inside a transaction.
 */
export type Machine = (world: World, subject: string, at: number) => void;

export type Machines = Readonly<Record<MachineName, Machine>>;

/** A pending state transition: the state machine, the id of the object, and the due time in milliseconds. */
interface Step {
  machine: MachineName;
  subject: string;
  at: number;
}

/**
 * A state transition that was applied to an object, for example to a job.
 * The fields `kind` (the kind of job) and `status` are null if the object no longer exists.
 */
export interface Transition extends Step {
  kind: JobPlanRow['kind'] | null;
  status: string | null;
}

/** Adds a pending state transition that is due at the given time on the tenant's clock. */
export function schedule(world: World, machine: MachineName, subject: string, at: number): void {
  world.rows.due.put({ id: Number(world.nextId('due')), at, machine, subject });
}

/**
 * Schedules the state transitions of a new job or other object at the times that the job plan defines.
 * The last state transition of a job is due after the planned duration.
 * If a job has two state transitions, the first one is due after half the planned duration.
 * A job plan without a duration schedules no state transitions.
 */
export function schedulePlanned(world: World, { machine, subject, at }: Step, plan: JobPlanRow, steps: 1 | 2): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(world, machine, subject, at + Math.floor(length / 2));
  schedule(world, machine, subject, at + length);
}

/** Removes the pending state transitions of an object. */
export function unschedule(world: World, machine: MachineName, subject: string): void {
  for (const row of world.rows.due.find('bySubject', [machine, subject])) world.rows.due.delete(row.id);
}

/** The result of `settle`: the applied state transitions and the resulting changes of the tenant's data. */
export interface Settled {
  made: Transition[];
  changeSets: ChangeSet[];
  /** False if the time slice of the work ended before all due state transitions were applied. */
  isDone: boolean;
}

/** The fixed cost of one state transition, which is charged to the budget of the current time slice. */
const transitionCost = 40_000;

/**
 * Applies every due state transition of a tenant in order of time, each in its own transaction.
 * A state transition that becomes due because of an earlier state transition is also applied.
 * The sandbox has no timers for state transitions, so each access to a tenant's data calls `settle` first.
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

/**
 * Applies one state transition.
 * Changes nothing and returns undefined if the budget of the time slice is exhausted.
 */
function attempt(world: World, machines: Machines, { id, machine, subject, at }: DueRow): ChangeSet | null | undefined {
  try {
    spend(transitionCost);
    return world.transact(() => {
      world.rows.due.delete(id);
      machines[machine](world, subject, at);
    }).changeSet;
  } catch (error) {
    if (error instanceof Unfinished) return undefined;
    throw error;
  }
}

/**
 * Applies the next state transition of an object now, even if the due time is in the future.
 * The caller runs this function inside a transaction.
 */
export function advanceSubject(world: World, machines: Machines, step: Step): Transition {
  const { machine, subject, at } = step;
  const [next] = world.rows.due.find('bySubject', [machine, subject]).sort((left, right) => left.at - right.at);
  if (next) world.rows.due.delete(next.id);
  machines[machine](world, subject, at);
  return transitionOf(world, step);
}

function transitionOf(world: World, step: Step): Transition {
  const found = subjectsOf[step.machine].find(world, step.subject);
  return { ...step, kind: found?.plan.kind ?? null, status: found?.status ?? null };
}
