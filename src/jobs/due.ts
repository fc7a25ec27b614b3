import type { DueRow, JobPlanRow, WorkKindName } from '../tenant/rows.ts';
import { spend, Unfinished } from '../tenant/slices.ts';
import type { ChangeSet, TenantData } from '../tenant/tenant-data.ts';
import { workItemsOf } from './work-items.ts';

/**
 * Applies the next status change of a job, an import, a document or a clause search.
 * The caller must have started a transaction on the tenant's data.
 * `at` is the time of the status change in milliseconds on the tenant's clock.
 */
export type WorkKind = (tenantData: TenantData, subject: string, at: number) => void;

export type WorkKinds = Readonly<Record<WorkKindName, WorkKind>>;

/** A scheduled status change. `subject` is the id of the job, import, document or clause search that changes. */
interface Step {
  machine: WorkKindName;
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
export function schedule(tenantData: TenantData, machine: WorkKindName, subject: string, at: number): void {
  tenantData.rows.due.put({ id: Number(tenantData.nextId('due')), at, machine, subject });
}

/**
 * Plans the status changes of a new job, import, document or clause search.
 * The last status change is due when the duration in the job plan has passed.
 * The first of two status changes is due when half of the duration in the job plan has passed.
 */
export function schedulePlanned(
  tenantData: TenantData,
  { machine, subject, at }: Step,
  plan: JobPlanRow,
  steps: 1 | 2,
): void {
  if (plan.mode !== 'immediate' && plan.mode !== 'after') return;
  const length = plan.mode === 'after' ? plan.after : 0;
  if (steps === 2) schedule(tenantData, machine, subject, at + Math.floor(length / 2));
  schedule(tenantData, machine, subject, at + length);
}

/** Removes the planned status changes of a job, import, document or clause search. */
export function unschedule(tenantData: TenantData, machine: WorkKindName, subject: string): void {
  for (const row of tenantData.rows.due.find('bySubject', [machine, subject])) tenantData.rows.due.delete(row.id);
}

export interface AppliedTransitions {
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
export function applyDueTransitions(tenantData: TenantData, machines: WorkKinds, now: number): AppliedTransitions {
  const made: Transition[] = [];
  const changeSets: ChangeSet[] = [];
  for (let next = nextDue(tenantData, now); next; next = nextDue(tenantData, now)) {
    const changeSet = attempt(tenantData, machines, next);
    if (changeSet === undefined) return { made, changeSets, isDone: false };
    const { machine, subject, at } = next;
    made.push(transitionOf(tenantData, { machine, subject, at }));
    if (changeSet) changeSets.push(changeSet);
  }
  return { made, changeSets, isDone: true };
}

/** Returns true if at least one planned status change of the tenant is due. */
export function isAnyDue(tenantData: TenantData, now: number): boolean {
  return nextDue(tenantData, now) !== undefined;
}

function nextDue(tenantData: TenantData, now: number): DueRow | undefined {
  const next = tenantData.rows.due.first('byTime');
  return next && next.at <= now ? next : undefined;
}

function attempt(
  tenantData: TenantData,
  machines: WorkKinds,
  { id, machine, subject, at }: DueRow,
): ChangeSet | null | undefined {
  try {
    spend(transitionCost);
    return tenantData.transact(() => {
      tenantData.rows.due.delete(id);
      machines[machine](tenantData, subject, at);
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
export function advanceWorkItem(tenantData: TenantData, machines: WorkKinds, step: Step): Transition {
  const { machine, subject, at } = step;
  const [next] = tenantData.rows.due.find('bySubject', [machine, subject]).sort((left, right) => left.at - right.at);
  if (next) tenantData.rows.due.delete(next.id);
  machines[machine](tenantData, subject, at);
  return transitionOf(tenantData, step);
}

function transitionOf(tenantData: TenantData, step: Step): Transition {
  const found = workItemsOf[step.machine].find(tenantData, step.subject);
  return { ...step, kind: found?.plan.kind ?? null, status: found?.status ?? null };
}
