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

/** A recorded request with its response, including the real credentials. */
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

/** Sends the client's request to the sandbox, optionally with another URL or other headers. */
export type Forward = (changes?: Partial<Pick<Incoming, 'target' | 'headers'>>) => Promise<Forwarded>;

/**
 * A grading scenario uses this function to change requests of the client and responses of the sandbox.
 * The property `probe` of the result is the name of the change that the grading made, such as `reset`.
 */
export type Intercept = (request: Incoming, forward: Forward) => Promise<Forwarded & { probe?: string }>;

/** Called when the first 64 KiB of a long request body have arrived, while the client still sends the rest. */
export type DuringBody = (request: Incoming) => void;

/** A proxy between a client and the sandbox. It records every request and lets a grading scenario change responses. */
export interface Relay {
  url: string;
  seen: readonly Seen[];
  /** Waits until the sandbox has answered every request, even if the client no longer waits for the response. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

/** A request header with a number. The relay uses the number to find the request in the sandbox's journal. */
export const numberHeader = 'x-grade-exchange';

/** The time in milliseconds after which the relay (a recording proxy) closes an idle client connection. */
const keepAlive = 120_000;

interface Options {
  upstream: string;
  /** A prefix that makes request numbers unique, because several grading scenarios use the same sandbox. */
  name: string;
  intercept: Intercept;
  duringBody?: DuringBody | undefined;
  /** Called after each response, with all requests that the client has sent so far. */
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
        // Ignores errors of incomplete requests, because a client may disconnect while it sends the body.
        if (request.complete) errors.push(error);
      })
      .finally(() => pending.delete(handling));
    pending.add(handling);
  });
  // Catches errors of the grading scenario. Otherwise, such an error looks like a disconnected client.
  const announceBody = (record: Seen) => {
    try {
      duringBody?.(record);
    } catch (error) {
      errors.push(error);
    }
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const record = begin(request, seen.length + 1, now());
    seen.push(record);
    const ignoresIdleConnection = idle.begin(request.socket, response);
    record.body = await bodyOf(request, () => announceBody(record));
    const numbered = { [numberHeader]: `${name}-${record.id}` };
    const { probe = null, ...answer } = await intercept(record, (changes = {}) =>
      forward(upstream, { ...record, ...changes, headers: { ...(changes.headers ?? record.headers), ...numbered } }),
    );
    record.probe = probe;
    record.ignoresIdleConnection = ignoresIdleConnection();
    await send(request, response, answer, record, now);
    onSeen(seen);
  };
  // A client may pause for long between two requests, so idle connections stay open for two minutes.
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

/** A function of the grading scenario is called after this number of bytes of a long request body. */
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
  // The time is recorded before the response is sent, so that the client's next pause is not measured too short.
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
