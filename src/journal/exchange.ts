import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** A flat list of alternating header names and values, in the order of the HTTP message. */
export type RawHeaders = readonly (string | number)[];

export type JournalResponse = Message & {
  status: number;
  /** True if the server caches the response body, so that the journal needs no copy of the response body. */
  isShared?: boolean;
};

/** An HTTP request and its response as sent. Secrets are hidden only when a client reads the request journal. */
export interface JournalExchange {
  /** The called API operation. Null means that no API operation has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** The arrival time of the request on the host's clock, in milliseconds. */
  hostTime: number;
  /** The caller's tenant, or null if the sandbox does not know the caller. */
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  duration: number;
  request: Message;
  /** The response to the request. Null means that the connection ended without a response. */
  answer: JournalResponse | null;
  /** The status changes of jobs, imports, documents and clause searches that were due when the request arrived. */
  due: readonly Transition[];
  /** The names of the faults that were injected into this request. */
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /** The first `limits.journalBodyBytes` bytes of the body. Null means that the body was not stored. */
  body: string | Buffer | null;
  /** The size of the complete body in bytes, or null if the size is unknown. */
  bytes: number | null;
}

/**
 * Returns the value of a header. Returns undefined if the header is missing.
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
