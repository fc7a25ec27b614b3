import type { CaseRecord } from '../../conformance/runner/model.ts';
import { run } from '../../conformance/runner/run.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { planTrial, type Trial } from './plan.ts';
import type { TrialSandbox } from './sandbox.ts';

/** What the pack made of one fault. */
export interface Result {
  fault: string;
  requirement: string;
  about: string;
  operations: readonly string[];
  /** `killed` when exactly the named requirement fell, with what must fall with it; else why not. */
  verdict: 'killed' | 'survived' | 'elsewhere' | 'void';
  /** Cases and requests of the trial. */
  cases: number;
  requests: number;
  /** Requirements by what became of them, in order: the fallen ones failed, or warned where only recommended. */
  fell: string[];
  blocked: string[];
  /** Requirements that fell though the fault does not name them. */
  strays: string[];
  /** Why the first case of each fallen requirement failed. */
  reasons: Record<string, string>;
}

/** Runs the pack against a sandbox with one fault. One case at a time in a time of their own, so that a trial repeats. */
export async function tryFault(fault: string, sandbox: TrialSandbox): Promise<Result> {
  const trial = planTrial(fault);
  await sandbox.prepare(trial.tenant, fault);
  const clock = virtualClock();
  const target = { ...sandbox.target, pace: { ...sandbox.target.pace, ...pace } };
  const { verdicts, cases } = trial;
  const record = await run({ target, runId: 'sensitivity', verdicts, cases, keep: true, ...clock });
  return resultOf(trial, record.cases, record.requests, record.voidReason);
}

const pace = { concurrency: 1, requestsPerSecond: 1_000_000, pollInterval: 100, jobDeadline: 1000 };

/** Time that passes by being slept through. */
function virtualClock() {
  let now = Date.now();
  const sleep = async (milliseconds: number) => {
    now += milliseconds;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { now: () => now, sleep };
}

function resultOf(trial: Trial, records: readonly CaseRecord[], requests: number, voidReason: string | null): Result {
  const { fault, requirement } = trial;
  const { about = '', operations = [], topples = [] } = contractFaults[fault] ?? {};
  const fallen = records.filter(({ outcome }) => ['failed', 'warned', 'error'].includes(outcome));
  const fell = distinct(fallen);
  const blocked = distinct(records.filter(({ outcome }) => outcome === 'blocked')).filter((id) => !fell.includes(id));
  const strays = fell.filter((id) => id !== requirement && !topples.includes(id));
  const reasons = Object.fromEntries(
    fell.map((id) => [id, fallen.find((each) => each.requirement === id)?.reason ?? '']),
  );
  const verdict =
    voidReason !== null ? 'void' : !fell.includes(requirement) ? 'survived' : strays.length > 0 ? 'elsewhere' : 'killed';
  const counts = { cases: records.length, requests };
  return { fault, requirement, about, operations, verdict, ...counts, fell, blocked, strays, reasons };
}

function distinct(records: readonly CaseRecord[]): string[] {
  return [...new Set(records.map(({ requirement }) => requirement))].sort();
}
