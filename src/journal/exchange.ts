import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** Header names and values alternately, in the order in which they were sent. */
export type RawHeaders = readonly (string | number)[];

/** A response exactly as it was sent to the client. */
export type Answer = Message & { status: number };

/**
 * A request and its response, stored unchanged.
 * The form in which the journal shows them is created when the journal is read.
 */
export interface Exchange {
  /** The API operation that was called, or null if no operation has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** The arrival time of the request on the host's clock, in milliseconds. */
  hostTime: number;
  /** The tenant that sent the request, or null if the request belongs to no tenant. */
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  /** Milliseconds from the arrival of the request until the response was written to the connection. */
  duration: number;
  request: Message;
  /** Null if the connection ended without a response. */
  answer: Answer | null;
  /** The due state transitions that were applied before the operation. */
  due: readonly Transition[];
  /** The names of the faults that were injected into this request. */
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /** The first `limits.journalBodyBytes` bytes of the body, or null if the body is not text or was not stored. */
  body: string | Buffer | null;
  /** The size of the body in bytes, or null if unknown. */
  bytes: number | null;
}

/**
 * Returns the value of a header, or undefined if the message does not have the header.
 * The values of a repeated header are joined with commas.
 */
export function headerOf({ headers }: Message, name: string): string | undefined {
  const values = pairsOf(headers).flatMap(([each, value]) => (each === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

/** Returns the headers as pairs of name and value, with names in lower case. */
export function pairsOf(headers: RawHeaders): [name: string, value: string][] {
  return Array.from({ length: headers.length >> 1 }, (_, at) => [
    String(headers[2 * at]).toLowerCase(),
    String(headers[2 * at + 1]),
  ]);
}
