import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The environment variable by which the processes of one client are found on Linux. */
export const markName = 'CPS_GRADE_CLIENT';

/** The time in milliseconds that a client has between SIGTERM and SIGKILL. */
const patience = 1000;

export interface ProcessGroup {
  end: () => Promise<void>;
}

const isWindows = process.platform === 'win32';

/** A second process, the guard, kills the group when `end` is called, and when this process ends in any way. */
export function guardGroup({ pid }: ChildProcess, mark: string): ProcessGroup {
  if (pid === undefined) return { end: async () => undefined };
  const guard = isWindows ? undefined : startGuard(pid, mark);
  let ended: Promise<void> | undefined;
  const end = async () => {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    signalGroup(pid, 'SIGTERM');
    for (let waited = 0; waited < patience && signalGroup(pid, 0); waited += 20) await wait(20);
    signalGroup(pid, 'SIGKILL');
    if (!guard || guard.exitCode !== null || guard.signalCode !== null) return;
    const exit = once(guard, 'exit');
    guard.stdin?.end();
    await exit;
  };
  return {
    end: () => {
      ended ??= end();
      return ended;
    },
  };
}

/**
 * Waits for the end of its input, then kills the process group $1 and each process with the variable $2.
 * A killed process may just have started another one, so the search is repeated.
 */
const guardScript = `read -r _
kill -9 -- "-$1"
for round in 1 2 3 4 5; do
  files=$(grep -lsF "$2" /proc/[0-9]*/environ)
  for file in $files; do file=\${file#/proc/}; kill -9 "\${file%/environ}"; done
done`;

function startGuard(pid: number, mark: string): ChildProcess {
  const guard = spawn('sh', ['-c', guardScript, 'cps-guard', String(pid), `${markName}=${mark}`], {
    // Its own session, so that Ctrl-C or a closed terminal does not end the guard before the client.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a guard, the group is still killed by this process.
  guard.on('error', () => undefined);
  guard.stdin?.on('error', () => undefined);
  return guard;
}

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return !isWindows && process.kill(-pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM')) return false;
    throw error;
  }
}
