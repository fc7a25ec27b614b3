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

/**
 * Starts a client in its own process group. A second process, the guard, kills the group when `end` is called, and when
 * this process ends in any way. The guard starts first, so that no client runs without a guard.
 */
export function startGuarded(mark: string, start: () => ChildProcess): { child: ChildProcess; group: ProcessGroup } {
  const guard = isWindows ? undefined : startGuard(mark);
  const child = start();
  guard?.stdin?.write(`${child.pid ?? ''}\n`);
  return { child, group: groupOf(child, guard) };
}

function groupOf({ pid }: ChildProcess, guard: ChildProcess | undefined): ProcessGroup {
  let ended: Promise<void> | undefined;
  const end = async () => {
    if (pid !== undefined) await endGroup(pid);
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

async function endGroup(pid: number): Promise<void> {
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  signalGroup(pid, 'SIGTERM');
  for (let waited = 0; waited < patience && signalGroup(pid, 0); waited += 20) await wait(20);
  signalGroup(pid, 'SIGKILL');
}

/**
 * Reads the id of the process group, waits for the end of its input, then kills the group and each process with the
 * variable $1. A killed process may just have started another one, so the search is repeated.
 */
const guardScript = `read -r group
read -r _
[ -z "$group" ] || kill -9 -- "-$group"
for round in 1 2 3 4 5; do
  files=$(grep -lsF "$1" /proc/[0-9]*/environ)
  for file in $files; do file=\${file#/proc/}; kill -9 "\${file%/environ}"; done
done`;

function startGuard(mark: string): ChildProcess {
  const guard = spawn('sh', ['-c', guardScript, 'cps-guard', `${markName}=${mark}`], {
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
