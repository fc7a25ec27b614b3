import { codeTitle, type ErrorCode } from '../contract/problem.ts';
import { isTerminalState, moveTo } from '../contract/state-machine.ts';
import { timestamp } from '../tenant/clock.ts';
import { findById } from '../tenant/ids.ts';
import type { JobKind, JobRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { schedulePlanned, unschedule } from './due.ts';
import { jobPlanOf } from './plan.ts';

type JobResult = NonNullable<JobRow['result']>;
export type JobEntry = JobResult['entries'][number];
export type JobError = JobRow['errors'][number];

export interface JobOutcome {
  succeeded: boolean;
  result: JobRow['result'];
  errors: JobError[];
}

export type Work = (tenantData: TenantData, payload: never, at: number) => JobOutcome;
export type WorkTable = Readonly<Record<JobKind, Work>>;

/** The tenant's job plan for `kind` defines when and how the job ends (design decisions D-41 and D-90). */
export function submitJob(tenantData: TenantData, kind: JobKind, payload: unknown, now: number): JobRow {
  const plan = jobPlanOf(tenantData, kind);
  const job: JobRow = {
    id: tenantData.nextId('jobs'),
    kind,
    status: 'queued',
    createdAt: timestamp(now),
    startedAt: null,
    completedAt: null,
    result: null,
    errors: [],
    payload,
    plan,
    polls: 0,
  };
  tenantData.rows.jobs.put(job);
  schedulePlanned(tenantData, { machine: 'job', subject: job.id, at: now }, plan, 2);
  return job;
}

/** In the mode `polls`, a job ends after a number of reads. The first read starts the job. */
export function pollJob(tenantData: TenantData, work: WorkTable, id: string, now: number): JobRow | undefined {
  const job = findById(tenantData.rows.jobs, id);
  if (job?.plan.mode !== 'polls' || isTerminal(job)) return job;
  const polled = { ...job, polls: job.polls + 1 };
  tenantData.rows.jobs.put(polled);
  if (polled.status === 'queued') startJob(tenantData, polled, now);
  if (polled.polls >= job.plan.polls) advanceJob(work)(tenantData, id, now);
  return findById(tenantData.rows.jobs, id);
}

export function advanceJob(work: WorkTable): (tenantData: TenantData, id: string, at: number) => void {
  return (tenantData, id, at) => {
    const job = findById(tenantData.rows.jobs, id);
    if (!job || isTerminal(job)) return;
    if (job.status === 'queued') startJob(tenantData, job, at);
    else endJob(tenantData, job, at, work);
  };
}

function startJob(tenantData: TenantData, job: JobRow, at: number): void {
  tenantData.rows.jobs.put({ ...job, status: moveTo('JobStatus', job.status, 'running'), startedAt: timestamp(at) });
}

function endJob(tenantData: TenantData, job: JobRow, at: number, work: WorkTable): void {
  const { succeeded, result, errors } =
    job.plan.outcome === 'fail' ? failedByPlan(job) : work[job.kind](tenantData, job.payload as never, at);
  unschedule(tenantData, 'job', job.id);
  const status = moveTo('JobStatus', job.status, succeeded ? 'succeeded' : 'failed');
  tenantData.rows.jobs.put({ ...job, status, completedAt: timestamp(at), result, errors });
}

/** The job plan can define the error code (design decision D-93). */
function failedByPlan(job: JobRow): JobOutcome {
  const detail = 'the job plan lets this job fail';
  return {
    succeeded: false,
    result: null,
    errors: [{ code: job.plan.code ?? 'JOB FAILED', title: codeTitle('JOB FAILED'), detail }],
  };
}

export function nothingDone(code: ErrorCode, detail: string): JobOutcome {
  return { succeeded: false, result: null, errors: [{ code, title: codeTitle(code), detail }] };
}

export function allDone(ids: readonly string[]): JobOutcome {
  const entries = ids.map((id) => ({ id, outcome: 'succeeded' as const }));
  return { succeeded: true, result: { total: ids.length, succeeded: ids.length, failed: 0, entries }, errors: [] };
}

export function isTerminal(job: JobRow): boolean {
  return isTerminalState('JobStatus', job.status);
}

/** The job succeeds if at least one of its changes succeeds (design decision D-43). */
export function perEntryOutcome(entries: JobEntry[], code: ErrorCode, detail: string): JobOutcome {
  const succeeded = entries.filter((entry) => entry.outcome === 'succeeded').length;
  const result = { total: entries.length, succeeded, failed: entries.length - succeeded, entries };
  return { succeeded: succeeded > 0, result, errors: succeeded > 0 ? [] : [{ code, title: codeTitle(code), detail }] };
}
