import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Forwarded, forward } from './forward.ts';
import { watchIdle } from './idle-connections.ts';
import { type Incoming, joined } from './incoming.ts';

/** A request with the response that the relay sent, before credentials are replaced. */
export interface Seen extends Incoming {
  at: number;
  answeredAt: number | null;
  status: number | null;
  answerHeaders: Readonly<Record<string, string>>;
  answerBody: Buffer;
  isWhole: boolean;
  probe: string | null;
  ignoresIdleConnection: boolean;
}

/** Sends a request to the sandbox, optionally with changes, and returns the sandbox's response. */
export type Forward = (changes?: Partial<Pick<Incoming, 'target' | 'headers'>>) => Promise<Forwarded>;

/**
 * The function with which a grading scenario changes client requests and sandbox responses.
 * The function returns the response for the client. The property `probe` of this response names the change.
 */
export type Intercept = (request: Incoming, forward: Forward) => Promise<Forwarded & { probe?: string }>;

/** Called when the beginning of a long request body has arrived. The relay reads the rest of the body later. */
export type DuringBody = (request: Incoming) => void;

/** A proxy between a client and the sandbox. It records every request and lets a grading scenario change responses. */
export interface Relay {
  url: string;
  seen: readonly Seen[];
  /** Waits until the sandbox has answered every request, also requests whose response the client no longer awaits. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** The request header that connects a request of the client to its entry in the sandbox's request journal. */
export const numberHeader = 'x-grade-exchange';

/** The time in milliseconds after which the relay (a recording proxy) closes an idle client connection. */
const keepAlive = 120_000;

interface Options {
  upstream: string;
  /** A text that makes the request numbers of this relay unique in the sandbox's request journals. */
  name: string;
  intercept: Intercept;
  duringBody?: DuringBody | undefined;
  /** Called after each response with all requests that the client has sent so far. */
  onSeen: (seen: readonly Seen[]) => void;
}

/** Starts a relay (a recording proxy) on a free port of the loopback address. */
export async function startRelay({ upstream, name, intercept, duringBody, onSeen }: Options): Promise<Relay> {
  const seen: Seen[] = [];
  const start = performance.now();
  const now = () => performance.now() - start;
  const pending = new Set<Promise<void>>();
  const errors: unknown[] = [];
  const idle = watchIdle();
  const server = createServer((request, response) => {
    const handling = handle(request, response)
      .catch((error: unknown) => {
        response.destroy();
        // A client that disconnects within its request body causes no error in the relay.
        if (request.complete) errors.push(error);
      })
      .finally(() => pending.delete(handling));
    pending.add(handling);
  });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const record = begin(request, seen.length + 1, now());
    seen.push(record);
    const ignoresIdleConnection = idle.begin(request.socket, response);
    record.body = await bodyOf(request, () => duringBody?.(record));
    const numbered = { [numberHeader]: `${name}-${record.id}` };
    const { probe = null, ...answer } = await intercept(record, (changes = {}) =>
      forward(upstream, { ...record, ...changes, headers: { ...(changes.headers ?? record.headers), ...numbered } }),
    );
    record.probe = probe;
    record.ignoresIdleConnection = ignoresIdleConnection();
    await send(request, response, answer, record, now);
    onSeen(seen);
  };
  // A short time limit would close the idle connections of a client that pauses between two requests.
  server.keepAliveTimeout = keepAlive;
  const settle = async () => {
    await Promise.all(pending);
    if (errors.length > 0) throw errors[0];
  };
  return { url: await listen(server), seen, settle, close: () => stop(server) };
}

function begin({ method = 'GET', url = '/', headers }: IncomingMessage, id: number, at: number): Seen {
  return {
    ...{ id, at, method, target: url, headers: joined(headers), body: Buffer.alloc(0) },
    ...{ answeredAt: null, status: null, answerHeaders: {}, answerBody: Buffer.alloc(0), isWhole: false, probe: null },
    ignoresIdleConnection: false,
  };
}

/** The size in bytes of the beginning of a request body. It contains more than the headers of a multipart form. */
const beginning = 65_536;

async function bodyOf(request: IncomingMessage, onBeginning: () => void): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const before = size;
    size += part.length;
    parts.push(part);
    if (before < beginning && size >= beginning) onBeginning();
  }
  return Buffer.concat(parts);
}

async function send(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, breaks }: Forwarded,
  record: Seen,
  now: () => number,
): Promise<void> {
  // The relay reads the time before it sends the response, so that the measured pause of a client is never too short.
  record.answeredAt = now();
  if (breaks === 'before') {
    record.answeredAt = null;
    socket.resetAndDestroy();
    return;
  }
  Object.assign(record, { status, answerHeaders: headers, answerBody: body });
  response.writeHead(status, outgoing(headers));
  if (breaks === 'within') {
    await new Promise<void>((resolve) => response.write(body, () => resolve()));
    socket.destroy();
    return;
  }
  record.isWhole = !socket.destroyed && (await ended(response, body));
}

function ended(response: ServerResponse, body: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(response.writableFinished));
    response.once('finish', () => resolve(true));
    response.end(body);
  });
}

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

function outgoing(headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

export async function listen(server: Server, host = '127.0.0.1'): Promise<string> {
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
