import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../generate/files.ts';

/** A sandbox in its own process, started with the real `cps` command and without instrumentation. */
export interface SandboxProcess {
  url: string;
  pid: number;
  kill: () => Promise<void>;
}

/**
 * Starts `cps sandbox` with an in-memory store and waits until the sandbox listens.
 * Throws with the error output of the sandbox if the process ends before that.
 */
export async function startSandbox(): Promise<SandboxProcess> {
  const parameters = ['bin/cps.js', 'sandbox', '--port', '0', '--json'];
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string' || child.pid === undefined) throw new Error(`the sandbox ended: ${errors.join('')}`);
  child.stdout.resume();
  return {
    url: JSON.parse(line).url,
    pid: child.pid,
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
