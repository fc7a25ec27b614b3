import type { WrongKind } from '../canonical/kinds.ts';
import type { ObservationName, Observed } from '../canonical/observations.ts';
import type { OperationId, Output } from '../canonical/operations.ts';
import type { PreparedRequest } from '../target/types.ts';

/** One HTTP request and its response, without secrets. */
export interface Exchange {
  operation: OperationId;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: string | null;
  /** The HTTP status, or null if there was no response. */
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  milliseconds: number;
  /** A shell command that repeats the request and reads its secrets from shell variables. */
  curl: string;
  /** The reason for a missing response, or null. */
  failure: string | null;
}

/** A response whose values have names that are the same for every target. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** True if the HTTP status is 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** The values of a 2xx response. Empty for every other status. */
  values: Output<O>;
  /** The error code of a refused request, read from the place in the response that the target file defines. */
  code: string | undefined;
  /** True if the first attempt lost its connection, so the target may have processed the request already. */
  repeated?: true | undefined;
  /** True if the target redirected the request and another server sent this response. */
  redirected?: boolean;
  exchange: Exchange;
  /** The properties whose values have the wrong type and are therefore missing in `values`. */
  malformed?: readonly WrongKind[];
}

/** The response to an `observe` request of the target file, which shows the effect of another request. */
export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

/** Changes to a request, for test cases that need a request which the target file cannot express. */
export interface Change {
  /** A request that replaces the complete request of the operation. The token of the caller is still added. */
  request?: PreparedRequest;
  method?: string;
  /** Text that is appended to the path of the request. */
  pathSuffix?: string;
  /** Query parameters that are added to the request. A repeated name is sent repeatedly. */
  query?: readonly (readonly [string, string])[];
  /** Headers that replace headers of the request. The value null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** Text that replaces the complete request body. */
  body?: string;
}
