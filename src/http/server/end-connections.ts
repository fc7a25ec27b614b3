import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** The largest number of connections that wait to be accepted; Node's default. */
const backlog = 511;

/**
 * Milliseconds between two attempts to close finished connections. A client that has not noticed the end of the server
 * has this time to send its next request.
 */
const lookEvery = 20;

/** Milliseconds that requests in progress have to end. Containers are killed ten seconds after the stop signal. */
const patience = 8_000;

/**
 * Returns a function that closes a server's connections without losing a received request: it accepts waiting
 * connections, accepts no new ones, and resolves when all responses are sent or the time limit is reached.
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

/** Accepts waiting connections, one per turn of the event loop. The system would reset them when the server closes. */
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
 * Node treats a connection as idle as soon as its response was handed over, even if bytes are still being sent.
 * It never treats a connection without a request as idle.
 */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  if ([...open].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
}
