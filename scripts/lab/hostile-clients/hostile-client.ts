import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { authorization } from '../../requests/send.ts';

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

export async function victimAt(url: string): Promise<Victim> {
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
