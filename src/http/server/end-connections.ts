import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** The maximum number of TCP connections that wait for the server to accept them, as in Node's default. */
const backlog = 511;

/**
 * The time in milliseconds between two attempts of a stopping server to close idle connections.
 * A short interval between the attempts lets a client that does not know of the shutdown send one more request.
 */
const lookEvery = 20;

/**
 * The maximum time in milliseconds for which a stopping server waits for requests in progress.
 * A stopping server must end within the ten seconds after which container systems kill a container.
 */
const patience = 8_000;

/**
 * Returns a function that closes all connections of an HTTP server without losing a received request.
 * Before the returned function refuses new connections, it accepts the connections that already wait.
 * The returned function resolves when the server has sent all responses, or when the time limit is reached.
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
 * Accepts the waiting TCP connections, one per turn of the event loop.
 * The operating system resets connections that the server has not accepted before it closes.
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
 * Closes the idle connections of a stopping server.
 * Node treats a connection as idle as soon as its response is written, even if bytes are still being sent.
 * Node does not treat a connection without any request as idle, so this function closes such connections itself.
 */
function closeIdle(server: Server, open: ReadonlySet<Socket>): void {
  for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  if ([...open].every(({ writableLength }) => writableLength === 0)) server.closeIdleConnections();
}
