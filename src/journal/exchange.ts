import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** Names and values alternately, in the order they were sent. */
export type RawHeaders = readonly (string | number)[];

/** A response as it was sent. */
export type Answer = Message & { status: number };

/** A request and its response, stored unchanged. The displayed form is created when the journal is read. */
export interface Exchange {
  /** The operation, or null if none has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** The arrival time of the request on the host's clock, in milliseconds. */
  hostTime: number;
  /** The tenant and its time, or null if the request belongs to no tenant. */
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  /** Milliseconds until the response was handed to the connection. */
  duration: number;
  request: Message;
  /** Null if the connection ended without a response. */
  answer: Answer | null;
  /** The due transitions that were applied before the operation. */
  due: readonly Transition[];
  /** The names of the injected faults. */
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /** The body up to `limits.journalBodyBytes` bytes; null where it is no text or was not kept. */
  body: string | Buffer | null;
  /** The size of the body in bytes, or null if unknown. */
  bytes: number | null;
}

/** The value of a header, the values of one that came several times in a row; undefined where there is none. */
export function headerOf({ headers }: Message, name: string): string | undefined {
  const values = pairsOf(headers).flatMap(([each, value]) => (each === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

/** The headers as pairs, with names in lower case. */
export function pairsOf(headers: RawHeaders): [name: string, value: string][] {
  return Array.from({ length: headers.length >> 1 }, (_, at) => [
    String(headers[2 * at]).toLowerCase(),
    String(headers[2 * at + 1]),
  ]);
}
