import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../contract/generated/limits.ts';
import type { FaultRow } from '../../tenant/rows.ts';
import { drawn } from '../seeded.ts';

export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

export function breakConnection(response: ServerResponse, name: 'reset' | 'empty' | 'garbage'): void {
  const { socket } = response;
  if (!socket) return;
  if (name === 'reset') socket.resetAndDestroy();
  else if (name === 'empty') socket.destroy();
  else socket.end(Buffer.from('\u0000\u0007no HTTP here\u0000\uffff\r\n\r\n', 'latin1'));
}

export function sendWhole(response: ServerResponse, { status, headers, bytes }: RawResponse): void {
  response.writeHead(status, { ...headers, ...lengthOf(bytes, headers) });
  response.end(bytes);
}

export async function truncate(response: ServerResponse, whole: RawResponse, { parameters }: FaultRow): Promise<void> {
  const { status, headers, bytes } = whole;
  const length = Math.min(bytes.length - 1, Math.floor(bytes.length * Number(parameters['keep'])));
  response.writeHead(status, { ...headers, 'content-length': Math.max(1, bytes.length) });
  response.flushHeaders();
  await new Promise<void>((resolve) => response.write(bytes.subarray(0, Math.max(0, length)), () => resolve()));
  response.socket?.destroy();
}

export async function dribble(response: ServerResponse, whole: RawResponse, { parameters }: FaultRow): Promise<void> {
  const { status, headers, bytes } = whole;
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

function lengthOf(bytes: Buffer, headers: RawResponse['headers']): Record<string, number | string> {
  const announced = headers['content-length'];
  if (bytes.length > 0) return { 'content-length': bytes.length };
  return announced === undefined ? {} : { 'content-length': announced };
}

export function delayOf({ parameters, seed, asked }: FaultRow): number {
  const at = (name: string) => Number(parameters[name] ?? 0);
  switch (parameters['distribution']) {
    case 'uniform':
      return at('from') + (at('to') - at('from')) * drawn(seed + 1, asked);
    case 'log-normal':
      return Math.min(limits.faultDuration, at('median') * Math.exp(at('sigma') * normal(seed, asked)));
    default:
      return at('for');
  }
}

function normal(seed: number, position: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawn(seed + 1, position)));
  return radius * Math.cos(2 * Math.PI * drawn(seed + 2, position));
}
