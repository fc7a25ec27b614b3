import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as plainRequest,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { BodyCopy } from './body-copy.ts';
import { refuse } from './proxy-refusals.ts';

export type Passage =
  | { kind: 'answered'; answer: IncomingMessage; sent: BodyCopy; received: BodyCopy }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'broken' };

export interface Upstream {
  /** Throws an error only if Node.js cannot create the forwarded request. */
  pass: (request: IncomingMessage, response: ServerResponse) => Promise<Passage>;
  close: () => void;
}

/** Matches hop-by-hop headers. A proxy must not forward hop-by-hop headers (RFC 9110, 7.6.1). */
const ofConnection =
  /^(?:connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|upgrade|expect)$/i;

export function upstreamAt(base: URL, keepHost: boolean, given?: Agent): Upstream {
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

export function unreachable(reason: string): string {
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
