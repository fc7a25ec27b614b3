import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../generate/files.ts';

/** A sandbox in its own process, started with the command `cps`. */
export interface SandboxProcess {
  url: string;
  pid: number;
  /** Kills the sandbox process with SIGKILL and waits for its end. */
  kill: () => Promise<void>;
}

/**
 * Starts `cps sandbox` with an in-memory store and waits until the sandbox accepts requests.
 * Throws an error with the output of the sandbox if the process ends too early.
 */
export async function startSandbox(folder = root): Promise<SandboxProcess> {
  const parameters = ['bin/cps.js', 'sandbox', '--port', '0', '--json'];
  const child = spawn(process.execPath, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string' || child.pid === undefined) throw new Error(`the sandbox ended: ${errors.join('')}`);
  child.stdout.resume();
  return {
    url: JSON.parse(line).url,
    pid: child.pid,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
