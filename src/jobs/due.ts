import type { DueRow, JobPlanRow, MachineName } from '../tenant/rows.ts';
import { spend, Unfinished } from '../tenant/slices.ts';
import type { ChangeSet, World } from '../tenant/world.ts';
import { subjectsOf } from './subjects.ts';

/**
 * Applies the next status change of a job, an import, a document or a clause search.
 * The caller must have started a transaction on the tenant's data.
 * `at` is the time of the status change in milliseconds on the tenant's clock.
 */
export type Machine = (world: World, subject: string, at: number) => void;

export type Machines = Readonly<Record<MachineName, Machine>>;

/** A scheduled status change. `subject` is the id of the job, import, document or clause search that changes. */
interface Step {
  machine: MachineName;
  subject: string;
  at: number;
}

/**
 * An applied status change of a job, import, document or clause search.
 * `kind` and `status` are null if the changed object no longer exists.
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
 * Plans the status changes of a new job, import, document or clause search.
 * The last status change is due when the duration in the job plan has passed.
 * The first of two status changes is due when half of the duration in the job plan has passed.
 */
export function schedulePlanned(world: World, { machine, subject, at }: Step, plan: JobPlanRow, steps: 1 | 2): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(world, machine, subject, at + Math.floor(length / 2));
  schedule(world, machine, subject, at + length);
}

/** Removes the planned status changes of a job, import, document or clause search. */
export function unschedule(world: World, machine: MachineName, subject: string): void {
  for (const row of world.rows.due.find('bySubject', [machine, subject])) world.rows.due.delete(row.id);
}

export interface Settled {
  made: Transition[];
  changeSets: ChangeSet[];
  /** True if all due status changes were applied before the time slice ended. */
  isDone: boolean;
}

/** Estimated CPU cost of one status change. Reading one character of text has the cost 1. */
const transitionCost = 40_000;

/**
 * Applies all due status changes of a tenant in order of time, each in its own transaction.
 * The sandbox calls `settle` before each access to a tenant's data, so that responses show all due changes.
 */
export function settle(world: World, machines: Machines, now: number): Settled {
  const made: Transition[] = [];
  const changeSets: ChangeSet[] = [];
  for (let next = nextDue(world, now); next; next = nextDue(world, now)) {
    const changeSet = attempt(world, machines, next);
    if (changeSet === undefined) return { made, changeSets, isDone: false };
    const { machine, subject, at } = next;
    made.push(transitionOf(world, { machine, subject, at }));
    if (changeSet) changeSets.push(changeSet);
  }
  return { made, changeSets, isDone: true };
}

/** Returns true if at least one planned status change of the tenant is due. */
export function isAnyDue(world: World, now: number): boolean {
  return nextDue(world, now) !== undefined;
}

function nextDue(world: World, now: number): DueRow | undefined {
  const next = world.rows.due.first('byTime');
  return next && next.at <= now ? next : undefined;
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
 * Immediately applies the next planned status change of a job, import, document or clause search.
 * `advanceSubject` must be called inside a transaction on the tenant's data.
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
