import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import {
  type CallerName,
  type CallTokens,
  credentialOfCall,
  type WrittenCall,
} from '../../../testing/requests/write-call.ts';

/** One request of the load test, sent to a sandbox with injected failures and to a sandbox without failures. */
export interface Move {
  operation: OperationId;
  as: CallerName;
  written: WrittenCall;
}

export function headersOf(step: Move, tenant: string, tokens: CallTokens): Record<string, string> {
  return { ...credentialOfCall(step, tenant, tokens), ...step.written.headers };
}

const readOnly: readonly OperationId[] = ['createAdminToken', 'createDocumentsToken', 'queryDocuments'];

export function isWrite({ operation }: Pick<Move, 'operation'>): boolean {
  return operationTable[operation].method !== 'GET' && !readOnly.includes(operation);
}

export interface ChaosMessage {
  method: string;
  target: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
}

export interface ChaosAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The response body, or undefined if the client disconnected early or read only the headers. */
  body: Buffer | undefined;
}

export const manners = ['whole', 'slow', 'cut in the request', 'cut before the answer', 'cut in the answer'] as const;
export type Manner = (typeof manners)[number];

/**
 * The result of sending a request. The outcome `answered` means that a response arrived.
 * The outcome `not sent` means that the server did not receive the complete request, so the request has no effect.
 * The outcome `unknown` means that no response arrived. The server can still execute the request.
 */
export type Delivery =
  | { kind: 'answered'; answer: ChaosAnswer }
  | { kind: 'not sent' }
  | { kind: 'unknown'; isTimeout: boolean };

/** Time limit for a response in milliseconds, long enough for a slow machine. */
const patience = 120_000;

export async function deliver(
  url: string,
  agent: Agent,
  message: ChaosMessage,
  manner: Manner = 'whole',
): Promise<Delivery> {
  return manner === 'cut in the request' ? sendInPart(url, message) : sendWhole(url, agent, message, manner);
}

function sendWhole(url: string, agent: Agent, { method, target, headers, body }: ChaosMessage, manner: Manner) {
  return new Promise<Delivery>((resolve) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const call = request(new URL(url), { method, path: target, headers: { ...headers, ...length }, agent });
    let isTimeout = false;
    call.setTimeout(patience, () => {
      isTimeout = true;
      call.destroy();
    });
    call.once('response', (response) => resolve(read(call, response, manner)));
    call.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? { kind: 'not sent' } : { kind: 'unknown', isTimeout }),
    );
    const sent = manner === 'slow' && body ? drip(call, body) : call.end(body);
    if (manner !== 'cut before the answer') return;
    call.once('finish', () => setImmediate(() => call.destroy()));
    return sent;
  });
}

async function drip(call: ClientRequest, body: Uint8Array): Promise<void> {
  const size = Math.max(1, Math.ceil(body.length / 8));
  for (let at = 0; at < body.length; at += size) {
    if (call.destroyed) return;
    call.write(body.subarray(at, at + size));
    await wait(5);
  }
  call.end();
}

async function read(call: ClientRequest, response: IncomingMessage, manner: Manner): Promise<Delivery> {
  const { statusCode: status = 0 } = response;
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  const isEndless = headers['content-type'] === 'text/event-stream';
  if (manner === 'cut in the answer' || isEndless) {
    call.destroy();
    return { kind: 'answered', answer: { status, headers, body: undefined } };
  }
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) chunks.push(chunk);
  } catch {
    return { kind: 'answered', answer: { status, headers, body: undefined } };
  }
  return { kind: 'answered', answer: { status, headers, body: Buffer.concat(chunks) } };
}

function sendInPart(url: string, { method, target, headers, body }: ChaosMessage): Promise<Delivery> {
  const { hostname, port, host } = new URL(url);
  const fields = Object.entries({ ...headers, host, ...(body && { 'content-length': String(body.length) }) });
  const head = Buffer.from(
    `${method} ${target} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const part = body?.length
    ? Buffer.concat([head, body.subarray(0, Math.floor(body.length / 2))])
    : head.subarray(0, Math.floor(head.length / 2));
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('close', () => resolve({ kind: 'not sent' }));
    socket.on('error', () => socket.destroy());
    socket.once('connect', () => socket.write(part, () => socket.destroy()));
  });
}

/** The sandbox sometimes executes a request although the client got status 503 or no response. */
export function isOpen(outcome: Delivery): boolean {
  return outcome.kind === 'unknown' || (outcome.kind === 'answered' && outcome.answer.status === 503);
}
