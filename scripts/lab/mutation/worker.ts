// Runs the conformance suite against faulty test servers (mutants).
// The main thread sends the worker a message for each mutant.
import { parentPort, workerData } from 'node:worker_threads';
import { tryMutant } from '../../../conformance/selftest/mutation/try-mutant.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker of scripts/lab/mutation.ts');

port.on('message', async (mutant: Parameters<typeof tryMutant>[0] | null) => {
  if (mutant === null) port.close();
  else port.postMessage(await tryMutant(mutant, workerData === 'whole'));
});
port.postMessage('ready');
