import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../../generate/files.ts';
import type { Usage } from './probe.ts';

/** A sandbox that runs in its own process, started with the real `cps` command. */
export interface Replica {
  url: string;
  kill: () => Promise<void>;
  /** Sends SIGTERM to the sandbox process and waits until the process ends. */
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

/**
 * Starts `cps sandbox` on a store and waits until the sandbox listens.
 * Throws an error with the sandbox's error output if the process ends before the sandbox listens.
 */
export async function startReplica({ store, skew = 0, onUsage, onDeath }: ReplicaOptions): Promise<Replica> {
  const parameters = ['--import', probe, 'bin/cps.js', 'sandbox', '--port', '0', '--json', '--store', store];
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, CHAOS_PROBE: 'on', CHAOS_CLOCK_SKEW: String(skew) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const errors: string[] = [];
  child.stderr?.on('data', (chunk) => errors.splice(0, errors.length - 20, String(chunk)));
  const url = await addressOf(child, errors);
  if (onUsage) child.on('message', onUsage);
  child.send('observe');
  let isEnding = false;
  child.once('exit', (code, signal) => {
    if (!isEnding) onDeath?.(`code ${code}, signal ${signal}: ${errors.join('')}`);
  });
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

async function addressOf(child: ChildProcess, errors: readonly string[]): Promise<string> {
  if (!child.stdout) throw new Error('the sandbox has no output');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string') throw new Error(`the sandbox ended with code ${line}: ${errors.join('')}`);
  child.stdout.resume();
  return JSON.parse(line).url;
}
