import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ClientOutput, type ClientTask, type RawEnd, type RunClient } from './client.ts';
import { markName, startGuarded } from './process-group.ts';

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
