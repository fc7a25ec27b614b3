import { parentPort, workerData } from 'node:worker_threads';
import { run } from '../../../conformance/runner/run.ts';
import { countedTime } from '../../../conformance/selftest/fake/counted-time.ts';
import { tryMutant } from '../../../conformance/selftest/mutation/mutant.ts';
import { judgeTrial, type Result, resultOfTrials } from './judge-trial.ts';
import { planTrials } from './plan.ts';
import type { TrialSandbox } from './sandbox.ts';
import { openTrialSandbox } from './sandbox.ts';
import type { WorkerSettings } from './workers.ts';

// A worker thread of the commands that measure the conformance suite. The main thread sends one task after another.

const port = parentPort;
if (!port) throw new Error('this file is a worker of scripts/lab/proof/workers.ts');

const { kind, isWhole }: WorkerSettings = workerData;
const sandbox = kind === 'fault' ? await openTrialSandbox() : undefined;

port.on('message', async (task) => {
  if (task === null) {
    await sandbox?.close();
    port.close();
  } else if (sandbox) port.postMessage(await tryFault(task, sandbox, isWhole));
  else port.postMessage(await tryMutant(task, isWhole));
});
port.postMessage('ready');

const pace = { concurrency: 1, requestsPerSecond: 1_000_000, pollInterval: 100, jobDeadline: 1000 };

/** The test cases run one after another on a simulated clock, so that each run has the same result. */
async function tryFault(fault: string, sandbox: TrialSandbox, whole = false): Promise<Result> {
  const results: Result[] = [];
  const target = { ...sandbox.target, pace: { ...sandbox.target.pace, ...pace } };
  for (const trial of planTrials(fault, whole)) {
    const { verdicts, cases } = trial;
    await sandbox.prepare(trial);
    const record = await run({ target, runId: 'sensitivity', verdicts, cases, keep: true, ...countedTime() });
    results.push(judgeTrial(trial, record));
  }
  return results.reduce(resultOfTrials);
}
