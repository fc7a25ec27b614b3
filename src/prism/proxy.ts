import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { listenOnIpv6 } from '../connections/loopback.ts';
import { type BodyPace, usualPace } from '../connections/slow-bodies.ts';
import { type Interface, type OperationEntry, operationTable } from '../contract/operation.ts';
import { BodyCopy, type Judgement, judgeExchange } from './judge.ts';
import { proxyRefusalOf, refuse, refuseOnServer } from './proxy-refusals.ts';

export interface ProxyOptions {
  upstream: URL;
  /** Opens the connections to the upstream, for example through the proxy of a company. By default, connects directly. */
  agent?: Agent;
  interfaces: readonly Interface[];
  /** If true, the client's Host header is forwarded unchanged, so that URLs in responses point to the proxy. */
  keepHost?: boolean;
  /** Minimum speed at which a client must send a request body. The proxy refuses slower request bodies. */
  bodyPace?: BodyPace;
  onExchange: (exchange: JudgedExchange) => void;
  /** Gets all values of a judged exchange, which the other results never contain. */
  onSeen?: ((exchange: SeenExchange) => void) | undefined;
}

export type JudgedExchange =
  | ({ kind: 'judged'; operation: string; status: number } & Judgement)
  /** The request was forwarded without validation, because it matches no operation of the validated APIs. */
  | { kind: 'other'; status: number }
  | { kind: 'unreachable'; reason: string }
  /** The proxy refused the request, because its Host header does not name this machine. */
  | { kind: 'refused'; status: number }
  | { kind: 'broken' };

/** Bodies that are large, compressed or not JSON cannot be read as JSON. */
export type SeenExchange = ReturnType<typeof seenExchange>;

export interface ContractProxy {
  operations: number;
  listen: (port: number) => Promise<string>;
  /** Refuses new requests, and aborts requests that are still in progress after `patience` milliseconds. */
  close: (patience?: number) => Promise<void>;
}

export function createProxy({
  upstream: base,
  agent,
  interfaces,
  keepHost = false,
  bodyPace = usualPace,
  onExchange,
  onSeen,
}: ProxyOptions): ContractProxy {
  const route = routerOf(interfaces);
  const upstream = upstreamAt(base, keepHost, agent);
  const pending = new Set<Promise<void>>();

  const judgeIt = async (request: IncomingMessage, response: ServerResponse): Promise<JudgedExchange> => {
    const passage = await upstream.pass(request, response);
    if (passage.kind !== 'answered') return passage;
    const url = urlOf(request);
    const entry = url && route(request.method ?? '', url.pathname);
    if (!entry) return { kind: 'other', status: passage.answer.statusCode ?? 0 };
    onSeen?.(seenExchange(request, url, passage, entry));
    return judged(request, url, passage, entry);
  };

  const serve = (request: IncomingMessage, response: ServerResponse) =>
    judgeIt(request, response)
      .catch((error: unknown): JudgedExchange => {
        if (!response.headersSent) refuse(response, 502, unreachable('it could not be passed on'));
        return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
      })
      .then(onExchange);

  const server = createServer(serverOptions, (request, response) => {
    const refusal = proxyRefusalOf(request, base.host);
    if (refusal) {
      refuse(response, refusal.status, refusal.detail);
      return onExchange({ kind: 'refused', status: refusal.status });
    }
    request.url = pathBelow(base, request);
    const ending = serve(request, response).finally(() => pending.delete(ending));
    pending.add(ending);
  });
  const endChecks = refuseOnServer(server, bodyPace);
  return {
    operations: Object.values(operationTable).filter((entry) => interfaces.includes(entry.interface)).length,
    listen: (port) => listen(server, port),
    close: async (patience = 2000) => {
      endChecks();
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      clearTimeout(cut);
      await Promise.all(pending);
      upstream.close();
    },
  };
}

/** Large uploads can take a long time, so the proxy checks their speed instead of their duration. */
const serverOptions = { requireHostHeader: false, requestTimeout: 0, headersTimeout: 30_000 };

async function listen(server: Server, port: number): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const second = await listenOnIpv6(server, port).catch((error) => {
    server.close();
    throw error;
  });
  server.once('close', () => second?.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request to an HTTP proxy names the whole path. A base URL that ends with a slash leads to two slashes. */
function pathBelow({ host, pathname }: URL, { url = '/', headers }: IncomingMessage): string {
  const isWhole = headers.host === host && pathname !== '/' && url.startsWith(pathname.replace(/\/?$/, '/'));
  return (isWhole ? url.slice(pathname.replace(/\/$/, '').length) : url).replace(/^\/{2,}/, '/');
}

function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') ? new URL(url, 'http://proxy.invalid') : undefined;
}

async function judged(
  request: IncomingMessage,
  url: URL,
  { answer, sent, received }: Passage & { kind: 'answered' },
  entry: OperationEntry,
): Promise<JudgedExchange> {
  const status = answer.statusCode ?? 0;
  const exchange = {
    entry,
    path: url.pathname,
    query: url.searchParams,
    request: { headers: joined(request), body: sent },
    response: { status, headers: joined(answer), body: received },
  };
  const judgement = await judgeExchange(exchange).catch(unjudged);
  return { kind: 'judged', operation: entry.id, status, ...judgement };
}

function seenExchange(
  request: IncomingMessage,
  url: URL,
  { answer, sent, received }: Passage & { kind: 'answered' },
  { id, method }: OperationEntry,
) {
  return {
    ...{ operation: id, method, url: url.href, status: answer.statusCode ?? 0 },
    ...{ requestHeaders: joined(request), requestBody: sent.bytes?.toString() ?? null },
    ...{ responseHeaders: joined(answer), responseBody: received.bytes?.toString() ?? null },
  };
}

function unjudged(error: unknown): Judgement {
  const reason = error instanceof Error ? error.message : String(error);
  return { violations: [], unjudged: [`both sides: the judge failed (${reason})`] };
}

function joined({ headersDistinct }: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(headersDistinct);
  return Object.fromEntries(pairs.map(([name, values = []]): [string, string] => [name, values.join(', ')]));
}

type Router = (method: string, path: string) => OperationEntry | undefined;

/** If several path templates match a path, the template with the fewest parameters is used. */
export function routerOf(interfaces: readonly Interface[]): Router {
  const routes = Object.values(operationTable)
    .filter((entry) => interfaces.includes(entry.interface))
    .map((entry) => ({ entry, parameters: entry.path.split('{').length, pattern: patternOf(entry.path) }))
    .sort((one, other) => one.parameters - other.parameters);
  return (method, path) => routes.find(({ entry, pattern }) => entry.method === method && pattern.test(path))?.entry;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

type Passage =
  | { kind: 'answered'; answer: IncomingMessage; sent: BodyCopy; received: BodyCopy }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'broken' };

interface Upstream {
  /** Throws an error only if Node.js cannot create the forwarded request. */
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<Passage>;
  close: () => void;
}

/** Matches hop-by-hop headers. A proxy must not forward hop-by-hop headers (RFC 9110, 7.6.1). */
const ofConnection =
  /^(?:connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|upgrade|expect)$/i;

function upstreamAt(base: URL, keepHost: boolean, given?: Agent): Upstream {
  const isSecure = base.protocol === 'https:';
  const agent = given ?? new (isSecure ? SecureAgent : Agent)({ keepAlive: true });
  const prefix = base.pathname.replace(/\/$/, '');
  const open = ({ method, url = '/', headers: { host = '' }, rawHeaders }: IncomingMessage): ClientRequest => {
    const headers = requestHeaders(rawHeaders, keepHost ? host : base.host);
    const target = new URL(base.origin);
    return (isSecure ? secureRequest : plainRequest)(target, { agent, method, path: `${prefix}${url}`, headers });
  };
  return { pass: (request, response) => pass(request, response, open), close: () => agent.destroy() };
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  open: (request: IncomingMessage) => ClientRequest,
): Promise<Passage> {
  const sent = new BodyCopy(request.headers['content-type']);
  return new Promise((resolve) => {
    const onward = open(request);
    let isAnswered = false;
    onward.once('response', (answer) => {
      isAnswered = true;
      const received = new BodyCopy(answer.headers['content-type']);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders));
      response.flushHeaders();
      answer.on('data', (chunk: Buffer) => received.take(chunk));
      answer.pipe(response);
      answer.once('end', () => resolve({ kind: 'answered', answer, sent, received }));
      answer.once('close', () => {
        if (!answer.complete) response.destroy();
        resolve({ kind: 'broken' });
      });
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      request.unpipe(onward);
      request.resume();
      if (isAnswered || response.headersSent || response.destroyed) return resolve({ kind: 'broken' });
      refuse(response, 502, unreachable(error.code ?? error.message));
      resolve({ kind: 'unreachable', reason: error.code ?? error.message });
    });
    response.once('close', () => {
      if (!response.writableFinished || !onward.writableFinished) onward.destroy();
    });
    request.on('data', (chunk: Buffer) => sent.take(chunk));
    request.once('error', () => {
      if (!response.headersSent) refuse(response, 400, 'the body violates the rules of HTTP');
      if (!isAnswered) onward.destroy();
    });
    request.pipe(onward);
  });
}

function unreachable(reason: string): string {
  return `the upstream gave no answer (${reason})`;
}

/** Requests an uncompressed response, because compressed responses cannot be validated. */
function requestHeaders(raw: readonly string[], host: string): string[] {
  const forwarded = pairsOf(withoutConnection(raw)).filter(([name]) => !/^(?:host|accept-encoding)$/i.test(name));
  return ['Host', host, ...forwarded.flat(), 'Accept-Encoding', 'identity'];
}

function withoutConnection(raw: readonly string[]): string[] {
  return pairsOf(raw)
    .filter(([name]) => !ofConnection.test(name))
    .flat();
}

function pairsOf(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as [string, string]] : []));
}
