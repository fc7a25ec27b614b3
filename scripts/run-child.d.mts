import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface Ended {
  /** Exit code of the process. If a signal ended the process, 128 plus the number of the signal. */
  exitCode: number;
  /** True if a signal ended the process, or if the parent process forwarded a signal. */
  isInterrupted: boolean;
}

/**
 * Runs a command until it ends. If this process receives a signal, forwards the signal to the command.
 * Throws an error if the command does not start.
 */
export function runChild(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  watch?: (child: ChildProcess) => void,
): Promise<Ended>;
