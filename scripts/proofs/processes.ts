import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../generate/files.ts';

/** A sandbox in a process of its own, started by its real command. */
export interface Replica {
  url: string;
  child: ChildProcess;
  /** Ends it at once, whatever it is doing. */
  kill: () => Promise<void>;
}

/** Starts `cps sandbox` on a store and waits until it listens. Throws what it printed where it ends before. */
export async function startReplica(store: string): Promise<Replica> {
  const parameters = ['bin/cps.js', 'sandbox', '--port', '0', '--json', '--store', store];
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  const [line] = first;
  if (typeof line !== 'string') throw new Error(`the sandbox ended with code ${line}: ${said.join('')}`);
  child.stdout.resume();
  return {
    url: JSON.parse(line).url,
    child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
