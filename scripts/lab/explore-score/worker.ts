// This worker thread checks whether "cps explore" detects a mutant (a test server with a fault).
// The main thread sends the worker thread one message for each mutant.
import { parentPort, workerData } from 'node:worker_threads';
import { exploreMutant } from '../../../conformance/selftest/explore/explore-mutant.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker of scripts/lab/explore-score.ts');

port.on('message', async (mutant: Parameters<typeof exploreMutant>[0] | null) => {
  if (mutant === null) port.close();
  else port.postMessage(await exploreMutant(mutant, workerData.time, workerData.seed));
});
port.postMessage('ready');
