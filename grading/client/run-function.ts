import type { ClientTask, RunClient } from './client.ts';
import { ClientOutput } from './client-output.ts';

/** A returned number is the exit code, any other result means success, and a thrown error a failure. */
export type ClientFunction = (task: ClientTask) => unknown;

/** At the deadline, the grading goes on, because a function cannot be ended from outside. */
export function functionClient(client: ClientFunction): RunClient {
  return async (task) => {
    const output = new ClientOutput();
    const print = (line: string) => output.add(`${line}\n`);
    const ended = (exitCode: number | null) => ({
      ...{ exitCode, output: output.text, isOutputCut: output.isCut, startFailure: null },
    });
    try {
      const result = await Promise.race([client({ ...task, print }), aborted(task.signal)]);
      return ended(typeof result === 'number' ? result : 0);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      return ended(task.signal.aborted ? null : 1);
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time of the scenario is over.')), { once: true });
  });
}
