import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from '../../generate/files.ts';
import { type Usage, usageOf } from './usage.ts';

/** A program to start: a script for Node, or a command with arguments. */
export interface Launch {
  /** Options of Node. Only a script has options. */
  options?: string[];
  script?: string;
  command?: string;
  args: string[];
  /** Environment variables that the program gets in addition to the variables of this process. */
  env?: Record<string, string>;
}

export interface Probe {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Running {
  url: string;
  pid: number;
  /** Time in milliseconds from the start of the server process to its first 2xx response. */
  startedIn: number;
  usage: () => Promise<Usage>;
  stop: () => Promise<void>;
}

/** The default time in milliseconds to wait for the first response of a server. */
const usualPatience = 60_000;

/**
 * Starts a server and waits for its first 2xx response.
 * Throws an error with the server's error output if no 2xx response arrives.
 */
export async function start(
  name: string,
  launch: (port: number) => Launch,
  probe: Probe,
  patience = usualPatience,
): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = launched(launch(port));
  let complaints = '';
  child.stderr?.on('data', (text) => {
    complaints = (complaints + String(text)).slice(-500);
  });
  try {
    await firstAnswer(url, probe, child, { deadline: begun + patience, patience });
  } catch (error) {
    await stop(child);
    throw new Error(`${name} ${error instanceof Error ? error.message : String(error)}. ${complaints}`.trim());
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} has no process`);
  return { url, pid, startedIn: performance.now() - begun, usage: () => usageOf(child), stop: () => stop(child) };
}

function launched({ options = [], script, command = process.execPath, args, env }: Launch): ChildProcess {
  const reporter = ['--import', `${root}scripts/lab/bench/servers/usage-reporter.mjs`];
  return spawn(command, script === undefined ? args : [...options, ...reporter, script, ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe', ...(script === undefined ? [] : ['ipc' as const])],
  });
}

interface Waiting {
  deadline: number;
  patience: number;
}

async function firstAnswer(
  url: string,
  probe: Probe,
  child: ChildProcess,
  { deadline, patience }: Waiting,
): Promise<void> {
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  let last = 'no answer';
  while (performance.now() < deadline) {
    if (failure) throw new Error(`could not be started: ${failure.message}`);
    if (child.exitCode !== null) throw new Error(`ended with exit code ${child.exitCode}`);
    const { path, ...rest } = probe;
    const answer = await fetch(url + path, rest).catch(() => undefined);
    if (answer) last = `status ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error(`gave no successful response to ${probe.method} ${probe.path} within ${patience / 1000} s: ${last}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port was found');
  return address.port;
}
