import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** The maximum number of TCP connections that wait for acceptance. Node has the same default. */
const backlog = 511;

/** The time in milliseconds between two attempts to close idle connections during a shutdown. */
const lookEvery = 20;

/** Milliseconds. Container systems kill a container ten seconds after the start of its shutdown. */
const patience = 8_000;

/** At a shutdown, the server first accepts the waiting connections, and then refuses new connections. */
export function endingConnections(server: Server): () => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async () => {
    if (!server.listening) return;
    await takeWaiting(server);
    await endAll(server, open);
  };
}

async function takeWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  for (let quiet = 0, before = 0; quiet < 3 && taken < backlog; quiet = taken === before ? quiet + 1 : 0) {
    before = taken;
    await turn();
  }
  server.off('connection', count);
}

async function endAll(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  const closing = setInterval(() => closeIdle(server, open), lookEvery);
  const losingPatience = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(closing);
  clearTimeout(losingPatience);
}

/** Only after all bytes are sent. `closeIdleConnections` ignores connections that have received no bytes. */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  if ([...open].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
}
