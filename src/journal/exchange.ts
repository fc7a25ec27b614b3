import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** Alternating header names and values, in the order of the HTTP message. */
export type RawHeaders = readonly (string | number)[];

export type JournalResponse = Message & {
  status: number;
  /** True if the server caches the response body, so that the journal needs no copy. */
  isShared?: boolean;
};

/** Secrets are hidden only when a client reads the request journal. */
export interface JournalExchange {
  /** Null means that no API operation has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** See D-13. */
  requestId: string;
  /** Milliseconds. */
  hostTime: number;
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  duration: number;
  request: Message;
  answer: JournalResponse | null;
  due: readonly Transition[];
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /** The first `limits.journalBodyBytes` bytes. Null means that the body was not stored. */
  body: string | Buffer | null;
  /** The size of the complete body, or null if it is unknown. */
  bytes: number | null;
}

export function headerOf({ headers }: Message, name: string): string | undefined {
  const values = pairsOf(headers).flatMap(([each, value]) => (each === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

export function pairsOf(headers: RawHeaders): [name: string, value: string][] {
  return Array.from({ length: headers.length >> 1 }, (_, at) => [
    String(headers[2 * at]).toLowerCase(),
    String(headers[2 * at + 1]),
  ]);
}
