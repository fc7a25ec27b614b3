import type { DueRow, JobPlanRow, MachineName } from '../world/rows.ts';
import { spend, Unfinished } from '../world/slices.ts';
import type { ChangeSet, World } from '../world/world.ts';
import { subjectsOf } from './subjects.ts';

/**
 * Applies the next status change of a job, import, document or provision record, in the caller's transaction.
 * `at` is the time of the status change in milliseconds on the tenant's clock.
 */
export type Machine = (world: World, subject: string, at: number) => void;

export type Machines = Readonly<Record<MachineName, Machine>>;

/** A status change at the time `at` in milliseconds. `subject` is the id of the job or other object. */
interface Step {
  machine: MachineName;
  subject: string;
  at: number;
}

/**
 * A status change that was applied to a job or other object.
 * `kind` (the kind of job) and `status` are null if the object no longer exists.
 */
export interface Transition extends Step {
  kind: JobPlanRow['kind'] | null;
  status: string | null;
}

/** Plans a status change for the time `at` in milliseconds on the tenant's clock. */
export function schedule(world: World, machine: MachineName, subject: string, at: number): void {
  world.rows.due.put({ id: Number(world.nextId('due')), at, machine, subject });
}

/**
 * Schedules the status changes of a new job or other object, at the times that its job plan defines.
 * A job or other object reaches its final status after the duration that its job plan defines.
 * With two status changes (queued to running to succeeded), the first is due after half the planned duration.
 */
export function schedulePlanned(world: World, { machine, subject, at }: Step, plan: JobPlanRow, steps: 1 | 2): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(world, machine, subject, at + Math.floor(length / 2));
  schedule(world, machine, subject, at + length);
}

/** Removes the planned status changes of a job or other object. */
export function unschedule(world: World, machine: MachineName, subject: string): void {
  for (const row of world.rows.due.find('bySubject', [machine, subject])) world.rows.due.delete(row.id);
}

/** The applied status changes of jobs and other objects, and the resulting changes of the tenant's data. */
export interface Settled {
  made: Transition[];
  changeSets: ChangeSet[];
  /** False if the time slice (the time until other requests get their turn) ended before everything was applied. */
  isDone: boolean;
}

/** The cost of one status change, which counts towards the limit of a time slice. */
const transitionCost = 40_000;

/**
 * Applies every due status change of a tenant's jobs and other objects in order of time, each in a transaction.
 * A status change that becomes due because of an earlier one is also applied.
 * There are no timers for status changes, so every access to a tenant's data calls `settle` first.
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
 * Applies the next status change of a job or other object now, even if its time is in the future.
 * Must be called in a transaction.
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
