import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** HTTP header names and values in turn, in the order in which the headers were sent. */
export type RawHeaders = readonly (string | number)[];

/** A response exactly as it was sent to the client. */
export type Answer = Message & { status: number };

/**
 * An HTTP request and its response, which the journal stores unchanged.
 * The journal converts a stored request to its displayed form only when a client reads the journal.
 */
export interface Exchange {
  /** The API operation that the request called, or null if no API operation has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** The arrival time of the request on the host's clock, in milliseconds. */
  hostTime: number;
  /** The name of the tenant that sent the request, or null if the tenant is unknown. */
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  /** The time in milliseconds from the arrival of the request until the end of its response. */
  duration: number;
  request: Message;
  /** The response to the request, or null if the connection ended without a response. */
  answer: Answer | null;
  /** The state transitions that were due and that the sandbox applied before it ran the operation. */
  due: readonly Transition[];
  /** The names of the faults that the sandbox injected into this request. */
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /**
   * The first `limits.journalBodyBytes` bytes of the body.
   * The value is null if the body is not text or was not stored.
   */
  body: string | Buffer | null;
  /** The size of the complete body in bytes, or null if the size is unknown. */
  bytes: number | null;
}

/**
 * Returns the value of a header, or undefined if the request or response does not have the header.
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
