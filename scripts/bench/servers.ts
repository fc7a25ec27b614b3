import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root } from '../generate/files.ts';

/** How a measured server is started on a port. */
export interface Peer {
  name: string;
  script: string;
  args: (port: number) => string[];
  env?: (port: number) => Record<string, string>;
}

export interface Running {
  peer: Peer;
  url: string;
  /** Milliseconds from the start of the process to its first good answer. */
  startedIn: number;
  /** CPU seconds used so far (user and system) and resident bytes. */
  usage: () => Promise<{ cpu: number; memory: number }>;
  stop: () => Promise<void>;
}

export interface Probe {
  path: string;
  headers: Record<string, string>;
}

/** Starts the server and waits for its first answer of status 200. Throws when there is none within 30 seconds. */
export async function start(peer: Peer, probe: Probe): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = fork(peer.script, peer.args(port), {
    cwd: root,
    execArgv: ['--import', `${root}scripts/bench/cpu-reporter.mjs`],
    env: { ...process.env, NO_COLOR: '1', ...peer.env?.(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await firstAnswer(url, probe, peer.name, begun + 30_000);
  const startedIn = performance.now() - begun;
  return { peer, url, startedIn, usage: () => usageOf(child), stop: () => stop(child) };
}

async function firstAnswer(url: string, { path, headers }: Probe, name: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const answer = await fetch(url + path, { headers }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error(`${name} gave no good answer at ${path} within 30 seconds`);
}

async function usageOf(child: ChildProcess): Promise<{ cpu: number; memory: number }> {
  child.send('usage');
  const [{ cpu, memory }] = await once(child, 'message');
  return { cpu: (cpu.user + cpu.system) / 1e6, memory };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
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
