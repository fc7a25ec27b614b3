import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ClientOutput, type ClientTask, type RawEnd, type RunClient } from './client.ts';

const startFailures: Readonly<Record<number, string>> = {
  126: 'the shell was not allowed to run it',
  127: 'the shell did not find it',
};

/** A process outside the group can keep the output pipes open. The grading waits this long for the rest of the output. */
const longestSilence = 500;

export function commandClient(command: string): RunClient {
  return async (task) => {
    const mark = randomUUID();
    const { child, group } = startGuarded(mark, () =>
      spawn(command, {
        shell: true,
        // The client gets its own process group, so that the client and its child processes can be ended together.
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environmentOf(task), [markName]: mark },
      }),
    );
    const stop = () => void group.end();
    task.signal.addEventListener('abort', stop, { once: true });
    if (task.signal.aborted) stop();
    try {
      return await endOf(child, group.end);
    } finally {
      task.signal.removeEventListener('abort', stop);
    }
  };
}

function environmentOf({ scenario, task, baseUrl, apiKey, file }: Omit<ClientTask, 'print'>): Record<string, string> {
  return {
    CPS_SCENARIO: scenario,
    CPS_TASK: task,
    CPS_BASE_URL: baseUrl,
    CPS_API_KEY: apiKey,
    CPS_FILE: file,
  };
}

async function endOf(child: ChildProcess, endGroup: () => Promise<void>): Promise<RawEnd> {
  const output = new ClientOutput();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.add(text));
  }
  const closed = once(child, 'close').catch(() => undefined);
  const end = await new Promise<Pick<RawEnd, 'exitCode' | 'startFailure'>>((resolve) => {
    child.once('error', ({ message }) => resolve({ exitCode: null, startFailure: message }));
    child.once('exit', (exitCode) => resolve({ exitCode, startFailure: startFailures[exitCode ?? 0] ?? null }));
  });
  await endGroup();
  await Promise.race([closed, wait(longestSilence)]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return { ...end, output: output.text, isOutputCut: output.isCut };
}

/** The environment variable by which the processes of one client are found on Linux. */
const markName = 'CPS_GRADE_CLIENT';

/** The time in milliseconds that a client has between SIGTERM and SIGKILL. */
const patience = 1000;

interface ProcessGroup {
  end: () => Promise<void>;
}

const isWindows = process.platform === 'win32';

/**
 * Starts a client in its own process group. A second process, the guard, kills the group when `end` is called, and when
 * this process ends in any way. The guard starts first, so that no client runs without a guard.
 */
function startGuarded(mark: string, start: () => ChildProcess): { child: ChildProcess; group: ProcessGroup } {
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
