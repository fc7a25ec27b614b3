import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { joinedHeaders, ReceivedBody, type Seen } from './incoming.ts';
import { notFound } from './published.ts';

export async function listenLocally(server: Server, host = '127.0.0.1'): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}

export async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

/**
 * Called when a request of the graded client arrives.
 * Returns a function that returns whether the client opened a new connection and ignored an idle connection.
 * The result is reliable only after a short wait, because a closing connection may still seem idle.
 * If other requests are in progress, a new connection is correct, because each request needs its own connection.
 */
type BeginRequest = (socket: Socket, response: ServerResponse) => () => boolean;

export function watchIdle(): BeginRequest {
  const [used, idle] = [new Set<Socket>(), new Set<Socket>()];
  return (socket, response) => {
    const isNew = !used.has(socket);
    const others = idle.size === used.size ? [...idle] : [];
    if (isNew) socket.once('close', () => used.delete(socket) && idle.delete(socket));
    used.add(socket);
    idle.delete(socket);
    response.once('finish', () => socket.destroyed || idle.add(socket));
    return () => isNew && others.some((other) => !other.destroyed && !other.readableEnded);
  };
}

const mostRequests = 1000;

export interface OtherHost {
  url: string;
  seen: Seen[];
  close: () => Promise<void>;
}

/** Under the host name `localhost`, because some clients recognize another server only by the host name. */
export async function startOtherHost(now: () => number = () => performance.now()): Promise<OtherHost> {
  const seen: Seen[] = [];
  const { status, headers: answerHeaders, body } = notFound('this server has no operation');
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    response.writeHead(status, { ...answerHeaders }).end(body);
    if (seen.length >= mostRequests) return;
    const answer = { status, answerHeaders, answerBody: new ReceivedBody() };
    answer.answerBody.add(body);
    const request = { id: 0, method, target: url, headers: joinedHeaders(headers), body: new ReceivedBody() };
    const kept = { isWhole: true, probe: null, ignoresIdleConnection: false, connection: null };
    seen.push({ ...request, ...answer, ...kept, at: now(), answeredAt: now() });
  });
  const url = await listenLocally(server, 'localhost');
  return { url, seen, close: () => stop(server) };
}
