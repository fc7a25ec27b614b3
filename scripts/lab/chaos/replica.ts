import { startSandbox } from '../process.ts';
import type { Usage } from './probe.ts';

export interface Replica {
  url: string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  pause: () => void;
  resume: () => void;
}

export interface ReplicaOptions {
  store: string;
  /** The time by which the clock of the sandbox process is ahead of the system clock, in milliseconds. */
  skew?: number;
  onUsage?: (usage: Usage) => void;
  /** Called when the sandbox process ends although neither `kill` nor `stop` was called. */
  onDeath?: (how: string) => void;
}

const probe = new URL('./probe.ts', import.meta.url).href;

export async function startReplica({ store, skew = 0, onUsage, onDeath }: ReplicaOptions): Promise<Replica> {
  const env = { CHAOS_PROBE: 'on', CHAOS_CLOCK_SKEW: String(skew) };
  const sandbox = await startSandbox({ options: ['--import', probe], args: ['--store', store], env });
  const { child, url } = sandbox;
  if (onUsage) child.on('message', onUsage);
  child.send('observe');
  let isEnding = false;
  child.once('exit', (code, signal) => {
    if (!isEnding) onDeath?.(`code ${code}, signal ${signal}: ${sandbox.errors()}`);
  });
  const end = (signal: NodeJS.Signals) => {
    isEnding = true;
    return sandbox.end(signal);
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
