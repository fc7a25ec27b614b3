import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { authorization } from '../../requests/send.ts';
import { startSandbox } from '../process.ts';
import { treeUsage, watchPeaks } from '../usage.ts';

export interface HostileKind {
  kind: string;
  clients: string;
  attack: (victim: Victim) => Promise<void>;
}

export interface Victim {
  url: string;
  token: string;
  /** Opens a connection that sends the given bytes and never reads a response. */
  open: (...pieces: (string | Buffer)[]) => Promise<Socket>;
  leave: () => void;
}

async function victimAt(url: string): Promise<Victim> {
  const sockets: Socket[] = [];
  const { port } = new URL(url);
  return {
    url,
    token: (await authorization(url, 'aurora-admin-key')).authorization.replace('Bearer ', ''),
    open: async (...pieces) => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      sockets.push(socket);
      socket.pause();
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      for (const piece of pieces) socket.write(piece);
      return socket;
    },
    leave: () => {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
  };
}

/** Runs `work` for each number below `count`, at most 20 at once. Ignores failures, because refusals are expected. */
export async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: Math.min(20, count) }, one));
}

export function head(line: string, { token }: Pick<Victim, 'token'>, ...fields: string[]): string {
  return `${[`${line} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...fields].join('\r\n')}\r\n\r\n`;
}

export async function ask(
  { url, token }: Victim,
  method: string,
  path: string,
  body?: NonNullable<RequestInit['body']>,
  type?: string,
) {
  const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
  return { status: response.status, text: await response.text() };
}

/** The maximum memory in MiB of the sandbox and its child processes during and after an attack. */
export const most = { during: 640, after: 300 };

/** How long the sandbox has to free memory after the clients have left, in milliseconds. */
const patience = 30_000;

/** Attacks a new sandbox, and returns the memory in MiB of the sandbox and its child processes. */
export async function measureAttack({ attack }: HostileKind) {
  const sandbox = await startSandbox();
  try {
    const victim = await victimAt(sandbox.url);
    const before = await lowest(sandbox.pid, 2_000, 0);
    const end = watchPeaks(() => [memoryOf(sandbox.pid)]);
    await attack(victim);
    await setTimeout(1_000);
    victim.leave();
    const [peak = 0] = await end();
    const after = await lowest(sandbox.pid, patience, most.after);
    return { before, peak: Math.round(peak), after, isGood: peak < most.during && after < most.after };
  } finally {
    await sandbox.end();
  }
}

/** Returns the lowest memory in MiB within the given time. Ends as soon as the memory is below `enough`. */
async function lowest(pid: number, time: number, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < time && least >= enough; at += 200) {
    await setTimeout(200);
    least = Math.min(least, memoryOf(pid));
  }
  return Math.round(least);
}

function memoryOf(pid: number): number {
  return treeUsage(pid).memory / 1024 ** 2;
}
