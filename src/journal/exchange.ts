import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../operation/operation.ts';

/** Names and values in turn, as they were sent. */
export type RawHeaders = readonly (string | number)[];

/** An answer as it was. */
export type Answer = Message & { status: number };

/** A request and its answer as they were, kept without looking at them: what is told of them is made when it is read. */
export interface Exchange {
  /** The operation; null where none has this path and method. */
  entry: OperationEntry | null;
  method: string;
  url: string;
  /** The host's time at which the request came, in milliseconds. */
  hostTime: number;
  /** The tenant that it belongs to, and its time; null where it belongs to none. */
  tenant: string | null;
  tenantTime: number | null;
  caller: Caller | null;
  /** Milliseconds until the answer was handed over. */
  duration: number;
  request: Message;
  /** Null where the connection ended without an answer. */
  answer: Answer | null;
  /** What came due and was done before the operation. */
  due: readonly Transition[];
  /** The names of the faults that stood in the way. */
  faults: readonly string[];
}

export interface Message {
  headers: RawHeaders;
  /** The body up to `limits.journalBodyBytes` bytes; null where it is no text or was not kept. */
  body: string | Buffer | null;
  /** How long the body is in bytes; null where that is not known. */
  bytes: number | null;
}

/** The value of a header, the values of one that came several times in a row; undefined where there is none. */
export function headerOf({ headers }: Message, name: string): string | undefined {
  const values = pairsOf(headers).flatMap(([each, value]) => (each === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

/** The headers one by one, names in lower case. */
export function pairsOf(headers: RawHeaders): [name: string, value: string][] {
  return Array.from({ length: headers.length >> 1 }, (_, at) => [
    String(headers[2 * at]).toLowerCase(),
    String(headers[2 * at + 1]),
  ]);
}
