import { type ChildProcess, spawn } from 'node:child_process';
import { type ClientTask, longestOutput, type RawEnd, type RunClient } from './client.ts';

/** Exit codes with which a shell reports that it could not run the command. */
const startFailures: Readonly<Record<number, string>> = {
  126: 'the shell was not allowed to run it',
  127: 'the shell did not find it',
};

/** Returns a function that runs the client's shell command for one grading scenario. */
export function commandClient(command: string): RunClient {
  return (task) => {
    const child = spawn(command, {
      shell: true,
      // The client gets its own process group, so that the client and its child processes can be ended together.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environmentOf(task) },
    });
    const stop = () => endGroup(child);
    task.signal.addEventListener('abort', stop, { once: true });
    process.once('exit', stop);
    return endOf(child).finally(() => {
      task.signal.removeEventListener('abort', stop);
      process.removeListener('exit', stop);
      stop();
    });
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

function endOf(child: ChildProcess): Promise<RawEnd> {
  let output = '';
  const keep = (part: Buffer) => {
    output = (output + part.toString('utf8')).slice(0, longestOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ exitCode: null, output, startFailure: message }));
    child.once('exit', (exitCode) => {
      // A child process can keep the client's output pipes open, so the grading waits at most 500 ms for more output.
      const end = () => resolve({ exitCode, output, startFailure: startFailures[exitCode ?? 0] ?? null });
      const timer = setTimeout(end, 500);
      child.once('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
}

function endGroup(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
