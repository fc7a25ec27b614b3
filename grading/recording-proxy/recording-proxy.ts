import { createServer, type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Forwarded, forward } from './forward.ts';
import { listenLocally, stop, watchIdle } from './http-server.ts';
import { type Incoming, joinedHeaders, ReceivedBody, type Seen } from './incoming.ts';
import { originForm, refusalOf, withOwnKey } from './published.ts';

/** Sends the client's request to the sandbox, optionally with another URL or other headers. */
export type Forward = (changes?: Partial<Pick<Incoming, 'target' | 'headers'>>) => Promise<Forwarded>;

/**
 * Changes requests and responses. `probe` of the result names the change, such as `reset`. If `afterBody` is true, the
 * client gets the response only after it has sent its whole request.
 */
export type Intercept = (
  request: Incoming,
  forward: Forward,
) => Promise<Forwarded & { probe?: string; afterBody?: boolean }>;

export type DuringBody = (request: Incoming) => void;

/** A request header with a number. The relay uses the number to find the request in the sandbox's journal. */
export const numberHeader = 'x-grade-exchange';

const keepAlive = 120_000;

const ignore = () => undefined;

/** The time in milliseconds that requests in progress have to end after the client has ended. */
const grace = 5000;

/** A function of the grading scenario is called after this number of bytes of a long request body. */
const beginning = 65_536;

/** The function `onProgress` is called after this number of requests or bytes of bodies. */
const step = { requests: 25, bytes: 1024 * 1024 };

/** The relay records at most this many requests and bytes of bodies in one scenario. */
const usualMost = { requests: 5000, bytes: 64 * 1024 * 1024 };

interface Options {
  upstream: string;
  name: string;
  /** The API keys of the graded tenant. The client can use no other API keys. */
  apiKeys: readonly string[];
  intercept: Intercept;
  duringBody?: DuringBody | undefined;
  onSeen: (seen: readonly Seen[]) => void;
  onProgress?: () => Promise<void>;
  most?: { requests: number; bytes: number };
  /** Called when the client has sent more than the relay records. The relay then breaks all connections. */
  onFull?: () => void;
}

/** A proxy between a client and the sandbox. It records every request and lets a grading scenario change responses. */
export class RecordingProxy {
  readonly seen: Seen[] = [];
  url = '';
  #authority = '';
  #keptBytes = 0;
  #isOver = false;
  #told = { requests: 0, bytes: 0 };
  readonly #options: Options;
  readonly #start = performance.now();
  readonly #server = createServer((request, response) => this.#take(request, response));
  readonly #pending = new Map<Promise<void>, AbortController>();
  readonly #errors: unknown[] = [];
  readonly #beginRequest = watchIdle();
  readonly #connections = new WeakMap<Socket, number>();

  constructor(options: Options) {
    this.#options = options;
    // A client may pause for long between two requests, so idle connections stay open for two minutes.
    this.#server.keepAliveTimeout = keepAlive;
    let opened = 0;
    this.#server.on('connection', (socket: Socket) => this.#connections.set(socket, ++opened));
    this.#server.on('connect', (request: IncomingMessage) => this.#take(request, onlyAnswer(request)));
  }

  async start(): Promise<this> {
    this.url = await listenLocally(this.#server);
    this.#authority = new URL(this.url).host;
    return this;
  }

  /** Breaks off requests that are still in progress after a few seconds. Later requests are not recorded. */
  async settle(longest = grace): Promise<void> {
    await Promise.race([Promise.all(this.#pending.keys()), wait(longest, undefined, { ref: false })]);
    this.#breakOff();
    await Promise.all(this.#pending.keys());
    if (this.#errors.length > 0) throw this.#errors[0];
  }

  readonly close = (): Promise<void> => stop(this.#server);

  #take(request: IncomingMessage, response: ServerResponse): void {
    if (this.#isOver) return void request.socket.destroy();
    const upstream = new AbortController();
    const handling = this.#handle(request, response, upstream.signal)
      .catch((error: unknown) => {
        response.destroy();
        // Ignores errors of incomplete requests, because a client may disconnect while it sends the body.
        if (request.complete) this.#errors.push(error);
      })
      .finally(() => {
        upstream.abort();
        this.#pending.delete(handling);
      });
    this.#pending.set(handling, upstream);
  }

  async #handle(request: IncomingMessage, response: ServerResponse, signal: AbortSignal): Promise<void> {
    const record = this.#begin(request);
    const ignoresIdleConnection = this.#beginRequest(request.socket, response);
    this.#receive(request, record);
    const { probe = null, afterBody, ...answer } = await this.#answerTo(record, request, signal);
    // The sandbox has answered, so the rest of the body is received and not forwarded.
    request.unpipe().resume();
    // If the connection were closed while the client still sends, the client could miss the answer.
    if (afterBody || /\bclose\b/i.test(record.headers['connection'] ?? ''))
      await finished(request, { writable: false }).catch(ignore);
    await this.#tellProgress();
    record.probe = probe;
    record.ignoresIdleConnection = ignoresIdleConnection();
    await answerClient(request.socket, response, answer, record, this.#now);
    this.#keep(record.answerBody.start.length);
    this.#options.onSeen(this.seen);
  }

  #begin({ method = 'GET', url = '/', headers, socket }: IncomingMessage): Seen {
    const record = {
      ...{ id: this.seen.length + 1, at: this.#now(), answeredAt: null, status: null, isWhole: false, probe: null },
      ...{ method, target: originForm(url, this.#authority), body: new ReceivedBody() },
      ...{ answerHeaders: {}, answerBody: new ReceivedBody(), ignoresIdleConnection: false },
      headers: joinedHeaders(headers),
      connection: this.#connections.get(socket) ?? null,
    };
    this.seen.push(record);
    return record;
  }

  readonly #now = () => performance.now() - this.#start;

  /** Records the request body. The body flows when the relay forwards the request. */
  #receive(request: IncomingMessage, record: Seen): void {
    const { body } = record;
    request.on('data', (part: Buffer) => {
      const before = body.bytes;
      body.add(part);
      if (!body.isCut) this.#keep(part.length);
      if (before < beginning && body.bytes >= beginning) this.#announceBody(record);
    });
    request.pause();
  }

  /** Catches errors of the grading scenario. Otherwise, such an error looks like a disconnected client. */
  #announceBody(record: Seen): void {
    try {
      this.#options.duringBody?.(record);
    } catch (error) {
      this.#errors.push(error);
    }
  }

  async #answerTo(record: Seen, request: IncomingMessage, signal: AbortSignal): ReturnType<Intercept> {
    const { upstream, name, apiKeys, intercept } = this.#options;
    const set = { [numberHeader]: `${name}-${record.id}`, host: this.#authority };
    const send: Forward = (changes = {}) => {
      const headers = { ...withOwnKey(changes.headers ?? record.headers, apiKeys), ...set };
      return forward(upstream, { ...record, ...changes, headers }, request, signal);
    };
    return refusalOf(record) ?? intercept(record, send);
  }

  async #tellProgress(): Promise<void> {
    const now = { requests: this.seen.length, bytes: this.#keptBytes };
    if (now.requests - this.#told.requests < step.requests && now.bytes - this.#told.bytes < step.bytes) return;
    this.#told = now;
    await this.#options.onProgress?.();
  }

  /** Counts what the relay keeps in memory. If that is too much, breaks off all requests. */
  #keep(bytes: number): void {
    this.#keptBytes += bytes;
    const { most = usualMost, onFull } = this.#options;
    if (this.#isOver || (this.seen.length < most.requests && this.#keptBytes < most.bytes)) return;
    this.#breakOff();
    onFull?.();
  }

  #breakOff(): void {
    this.#isOver = true;
    for (const upstream of this.#pending.values()) upstream.abort();
    this.#server.closeAllConnections();
  }
}

function onlyAnswer(request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.once('finish', () => request.socket.destroySoon());
  return response;
}

export function startRecordingProxy(options: Options): Promise<RecordingProxy> {
  return new RecordingProxy(options).start();
}

async function answerClient(
  socket: Socket,
  response: ServerResponse,
  { status, headers, body, rest, breaks }: Forwarded,
  record: Seen,
  now: () => number,
): Promise<void> {
  // The time is recorded before the response is sent, so that the client's next pause is not measured too short.
  record.answeredAt = breaks === 'before' ? null : now();
  if (breaks === 'before') {
    record.brokenAt = now();
    socket.resetAndDestroy();
    return;
  }
  record.answerBody.add(body);
  Object.assign(record, { status, answerHeaders: headers });
  response.writeHead(status, outgoing(headers));
  if (breaks === 'within') {
    await new Promise<void>((resolve) => response.write(body, () => resolve()));
    socket.destroy();
    return;
  }
  record.isWhole = !socket.destroyed && (await (rest ? streamed(response, body, rest, record) : ended(response, body)));
}

function ended(response: ServerResponse, body: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(response.writableFinished));
    response.once('finish', () => resolve(true));
    response.end(body);
  });
}

function streamed(response: ServerResponse, body: Buffer, rest: Readable, { answerBody }: Seen): Promise<boolean> {
  response.write(body);
  rest.on('data', (part: Buffer) => answerBody.add(part));
  return pipeline(rest, response).then(
    () => true,
    // The client or the sandbox has closed the connection.
    () => false,
  );
}

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

function outgoing(headers: Readonly<Record<string, string>>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}
