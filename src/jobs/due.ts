import type { DueRow, JobPlanRow, WorkKindName } from '../tenant/rows.ts';
import { spend, Unfinished } from '../tenant/slices.ts';
import type { ChangeSet, TenantData } from '../tenant/tenant-data.ts';
import { workItemsOf } from './work-items.ts';

/** Applies the next status change at the time `at`, in milliseconds on the tenant's clock, within a transaction. */
export type WorkKind = (tenantData: TenantData, subject: string, at: number) => void;

export type WorkKinds = Readonly<Record<WorkKindName, WorkKind>>;

interface Step {
  machine: WorkKindName;
  subject: string;
  at: number;
}

/** `kind` and `status` are null if the changed object no longer exists. */
export interface Transition extends Step {
  kind: JobPlanRow['kind'] | null;
  status: string | null;
}

export function schedule(tenantData: TenantData, machine: WorkKindName, subject: string, at: number): void {
  tenantData.rows.due.put({ id: Number(tenantData.nextId('due')), at, machine, subject });
}

/** With two steps, the first is due after half of the duration in the job plan. */
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

export function unschedule(tenantData: TenantData, machine: WorkKindName, subject: string): void {
  for (const row of tenantData.rows.due.find('bySubject', [machine, subject])) tenantData.rows.due.delete(row.id);
}

export interface AppliedTransitions {
  made: Transition[];
  changeSets: ChangeSet[];
  /** True if all due status changes were applied before the time slice ended. */
  isDone: boolean;
}

/** Reading one character of text has the cost 1. */
const transitionCost = 40_000;

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

/** Must be called inside a transaction. */
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
