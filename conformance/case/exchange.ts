import type { WrongKind } from '../canonical/kinds.ts';
import type { OperationId, Output } from '../canonical/operations.ts';

/** One request and its answer, without secrets. */
export interface Exchange {
  operation: OperationId;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  /** Null when no answer came. */
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  milliseconds: number;
  /** A shell command that repeats the request; secrets are names of variables. */
  curl: string;
  /** Why no answer came. */
  failure: string | null;
}

/** An answer in canonical terms. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** The canonical values of a 2xx answer; empty otherwise. */
  values: Output<O>;
  /** The error code of a refusal, read where the target file says. */
  code: string | undefined;
  /** The first attempt lost its connection, so the target may have processed the request already. */
  repeated?: true | undefined;
  /** The operation answered with a redirect, and this is the answer that the redirect leads to. */
  redirected?: boolean;
  exchange: Exchange;
  /** Members of the answer that have the wrong kind, so that `values` lacks them. */
  malformed?: readonly WrongKind[];
}

/** Parts of a request that replace those of its binding, for requests that no canonical input can express. */
export interface Change {
  method?: string;
  /** Added to the path of the binding. */
  pathSuffix?: string;
  /** Added behind the query of the binding; a name that is there twice is sent twice. */
  query?: readonly (readonly [string, string])[];
  /** Replace those of the binding; null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** The whole body as it is sent. */
  body?: string;
}
