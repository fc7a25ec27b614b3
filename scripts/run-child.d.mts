import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface Ended {
  /** Exit code of the process. If a signal ended the process, 128 plus the number of the signal. */
  exitCode: number;
  isInterrupted: boolean;
}

export function runChild(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  watch?: (child: ChildProcess) => void,
): Promise<Ended>;
