import type { OperationEntry } from '../contract/operation.ts';
import type { Transition } from '../jobs/due.ts';
import type { Caller } from '../jobs/operation.ts';

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

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
  answer: (Message & { status: number }) | null;
  /** How many bytes of bodies are kept of it. */
  weight: number;
  /** What came due and was done before the operation. */
  due: readonly Transition[];
  /** The names of the faults that stood in the way. */
  faults: readonly string[];
}

export interface Message {
  headers: Headers;
  /** The body up to `bodyLimit` bytes; null where it is no text or was not kept. */
  body: string | Buffer | null;
  /** How long the body is in bytes; null where that is not known. */
  bytes: number | null;
}

/** The most bytes that are kept of one body. */
export const bodyLimit = 64 * 1024;
