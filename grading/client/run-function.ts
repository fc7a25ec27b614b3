import { type ClientTask, longestOutput, type RunClient } from './client.ts';

/**
 * An API client as a JavaScript function. A returned number is the exit code, and any other result means success.
 * If the client function throws an error, the client's task has failed.
 */
export type ClientFunction = (task: ClientTask) => unknown;

export function functionClient(client: ClientFunction): RunClient {
  return async (task) => {
    let output = '';
    const print = (line: string) => {
      output = `${output}${line}\n`.slice(0, longestOutput);
    };
    try {
      const result = await Promise.race([client({ ...task, print }), aborted(task.signal)]);
      return { exitCode: typeof result === 'number' ? result : 0, output, startFailure: null };
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      return { exitCode: task.signal.aborted ? null : 1, output, startFailure: null };
    }
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time of the scenario is over.')), { once: true });
  });
}
