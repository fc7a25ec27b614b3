// Runs the conformance suite against a sandbox with a fault. The main thread sends the name of the fault.
import { parentPort, workerData } from 'node:worker_threads';
import { openTrialSandbox } from './sandbox.ts';
import { tryFault } from './try-fault.ts';

const port = parentPort;
if (!port) throw new Error('this file can only run as a worker of scripts/lab/sensitivity.ts');

const sandbox = await openTrialSandbox();
port.on('message', async (fault: string | null) => {
  if (fault === null) {
    await sandbox.close();
    port.close();
  } else {
    port.postMessage(await tryFault(fault, sandbox, workerData === 'whole'));
  }
});
port.postMessage('ready');
