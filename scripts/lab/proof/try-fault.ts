import { run } from '../../../conformance/runner/run.ts';
import { countedTime } from '../../../conformance/selftest/fake/counted-time.ts';
import { judgeTrial, type Result, together } from './judge-trial.ts';
import { planTrials } from './plan.ts';
import type { TrialSandbox } from './sandbox.ts';

const pace = { concurrency: 1, requestsPerSecond: 1_000_000, pollInterval: 100, jobDeadline: 1000 };

/** The test cases run one after another on a simulated clock, so that each run has the same result. */
export async function tryFault(fault: string, sandbox: TrialSandbox, whole = false): Promise<Result> {
  const results: Result[] = [];
  const target = { ...sandbox.target, pace: { ...sandbox.target.pace, ...pace } };
  for (const trial of planTrials(fault, whole)) {
    const { verdicts, cases } = trial;
    await sandbox.prepare(trial);
    const record = await run({ target, runId: 'sensitivity', verdicts, cases, keep: true, ...countedTime() });
    results.push(judgeTrial(trial, record));
  }
  return results.reduce(together);
}
