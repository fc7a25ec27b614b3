import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface Ended {
  /** The exit code of the process, or 128 plus the number of the signal that ended it. */
  exitCode: number;
  /** True if a signal ended the process, or if this process forwarded a signal to it. */
  isInterrupted: boolean;
}

/**
 * Runs a command until it ends. Forwards the signals that this process receives meanwhile.
 * Rejects if the command cannot be started.
 */
export function runChild(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  watch?: (child: ChildProcess) => void,
): Promise<Ended>;
