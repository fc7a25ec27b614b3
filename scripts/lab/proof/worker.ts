// A worker thread of the commands that measure the conformance suite. The main thread sends one task after another.
import { parentPort, workerData } from 'node:worker_threads';
import { exploreMutant } from '../../../conformance/selftest/explore/explore-fake.ts';
import { tryMutant } from '../../../conformance/selftest/mutation/mutant.ts';
import { openTrialSandbox } from './sandbox.ts';
import { tryFault } from './try-fault.ts';
import type { WorkerSettings } from './workers.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker of scripts/lab/proof/workers.ts');

const { kind, isWhole, time = 0, seed = 0 }: WorkerSettings = workerData;
const sandbox = kind === 'fault' ? await openTrialSandbox() : undefined;

port.on('message', async (task) => {
  if (task === null) {
    await sandbox?.close();
    port.close();
  } else if (sandbox) port.postMessage(await tryFault(task, sandbox, isWhole));
  else port.postMessage(await (kind === 'explore' ? exploreMutant(task, time, seed) : tryMutant(task, isWhole)));
});
port.postMessage('ready');
