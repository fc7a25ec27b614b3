import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** The largest number of connections that wait to be accepted; Node's default. */
const backlog = 511;

/**
 * How often connections whose answer is out are closed, in milliseconds. So long has a client that was answered before
 * it could be told that the server closes, and that sends its next request.
 */
const lookEvery = 20;

/**
 * How long requests under way may take to end, in milliseconds. Containers are killed ten seconds after they were told
 * to stop.
 */
const patience = 8_000;

/**
 * Ends a server's connections without losing a request that came before the end. Answers with what does so: it takes in
 * what the system still holds, takes nothing new, and resolves when every answer is out, or when patience ends.
 */
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

/** Accepts the waiting connections, one in each turn of the loop. The system would reset them when the server closes. */
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

/**
 * Node counts a connection as idle as soon as its answer was handed over, though most of it may still have to go out, and
 * one that never asked for anything not at all.
 */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  if ([...open].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
}
