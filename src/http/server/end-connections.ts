import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Maximum number of connections that wait to be accepted. The value is Node's default. */
const backlog = 511;

/**
 * Time in milliseconds between two attempts to close connections without a request.
 * In this time, a client that has not noticed the end of the server can send one more request.
 */
const lookEvery = 20;

/**
 * Maximum time in milliseconds for which a stopping server waits for requests in progress.
 * Container systems kill a container ten seconds after the stop signal.
 */
const patience = 8_000;

/**
 * Returns a function that closes a server's connections without losing a received request.
 * The returned function first accepts the waiting connections, and then accepts no new connections.
 * The promise of the returned function resolves when all responses are sent or the time limit is reached.
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

/**
 * Accepts waiting connections, one per turn of the event loop.
 * Without this step, the operating system would reset waiting connections when the server closes.
 */
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
 * Closes idle connections.
 * For Node, a connection is idle once its response is written, even if bytes are still being sent.
 * A connection that never had a request is not idle for Node, so it is closed here.
 */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  if ([...open].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
}
