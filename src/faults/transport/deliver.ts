import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRow } from '../../world/rows.ts';

/** An answer as it is to leave. */
export interface Delivery {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/** Ends the connection in the way of the fault, without an answer. */
export function breakOff(response: ServerResponse, name: 'reset' | 'empty' | 'garbage'): void {
  const { socket } = response;
  if (!socket) return;
  if (name === 'reset') socket.resetAndDestroy();
  else if (name === 'empty') socket.destroy();
  else socket.end(Buffer.from('\u0000\u0007no HTTP here\u0000\uffff\r\n\r\n', 'latin1'));
}

/** Sends the whole answer at once. */
export function deliver(response: ServerResponse, { status, headers, bytes }: Delivery): void {
  response.writeHead(status, { ...headers, ...lengthOf(bytes, headers) });
  response.end(bytes);
}

/** Says how long the body is, sends a part of it and resets the connection. */
export async function truncate(response: ServerResponse, delivery: Delivery, { parameters }: FaultRow): Promise<void> {
  const { status, headers, bytes } = delivery;
  const kept = Math.min(bytes.length - 1, Math.floor(bytes.length * Number(parameters['keep'])));
  response.writeHead(status, { ...headers, 'content-length': Math.max(1, bytes.length) });
  response.flushHeaders();
  await new Promise<void>((resolve) => response.write(bytes.subarray(0, Math.max(0, kept)), () => resolve()));
  response.socket?.destroy();
}

/** Sends the body in pieces; the last one goes out when the time is over. A caller who leaves ends it. */
export async function dribble(response: ServerResponse, delivery: Delivery, { parameters }: FaultRow): Promise<void> {
  const { status, headers, bytes } = delivery;
  const pieces = Math.max(1, Math.min(Number(parameters['pieces']), bytes.length));
  const size = Math.ceil(bytes.length / pieces);
  response.writeHead(status, { ...headers, ...lengthOf(bytes, headers) });
  response.flushHeaders();
  for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
    if (piece > 0) await wait(Number(parameters['over']) / (pieces - 1));
    response.write(bytes.subarray(piece * size, (piece + 1) * size));
  }
  response.end();
}

/** The length of the body; an answer without one says what it said before, as that to a HEAD or with 204 does. */
function lengthOf(bytes: Buffer, headers: Delivery['headers']): Record<string, number | string> {
  const said = headers['content-length'];
  if (bytes.length > 0) return { 'content-length': bytes.length };
  return said === undefined ? {} : { 'content-length': said };
}
