import type { WrongKind } from '../canonical/kinds.ts';
import type { ObservationName, Observed } from '../canonical/observations.ts';
import type { OperationId, Output } from '../canonical/operations.ts';

/** One request and its response, without secrets. */
export interface Exchange {
  operation: OperationId;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  /** Null without a response. */
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  milliseconds: number;
  /** A shell command that repeats the request; secrets are variables. */
  curl: string;
  /** The reason for a missing response. */
  failure: string | null;
}

/** A response in canonical terms. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** Whether the status is 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** The canonical values of a 2xx response; otherwise empty. */
  values: Output<O>;
  /** The error code of a refusal, read as the target file says. */
  code: string | undefined;
  /** The first attempt lost its connection, so the target may have processed the request already. */
  repeated?: true | undefined;
  /** The operation answered with a redirect, and this is the response at its target. */
  redirected?: boolean;
  exchange: Exchange;
  /** Properties of the wrong kind, which are missing in `values`. */
  malformed?: readonly WrongKind[];
}

/** What the request showed that the target file names for an effect. */
export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

/** Parts of a request that replace those of its binding, for requests that no canonical input can express. */
export interface Change {
  method?: string;
  /** Appended to the path of the binding. */
  pathSuffix?: string;
  /** Appended to the query of the binding; a repeated name is sent repeatedly. */
  query?: readonly (readonly [string, string])[];
  /** Replaces headers of the binding; null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** Replaces the whole body. */
  body?: string;
}
