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
  status: number | null;
  responseHeaders: Record<string, string>;
  responseBody: string | null;
  milliseconds: number;
  /** A curl command that sends the request again. Shell variables replace the secrets. */
  curl: string;
  /** The reason for a missing response. Null if there was a response. */
  failure: string | null;
}

/**
 * A response of the tested API.
 * Response values have the same names for every target, even if the tested APIs use different field names.
 */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** True if the HTTP status is 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** Values from the body of a 2xx response. Empty if the response has another status. */
  values: Output<O>;
  /** The error code of a refused request. The target file defines the location of the code. */
  code: string | undefined;
  /** True if the suite sent the request twice, because the connection broke before the first response. */
  repeated?: true | undefined;
  /** True if the target redirected the request and another server sent the response. */
  redirected?: boolean;
  exchange: Exchange;
  /** The response values that have a wrong type and are therefore absent from `values`. */
  malformed?: readonly WrongKind[];
}

/** The response to a read request that the section `observe` of the target file defines. */
export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

/** Changes that a test case makes to the request of an operation, such as an additional header. */
export interface Change {
  /** Replaces all parts of the request except the access token. */
  request?: PreparedRequest;
  method?: string;
  /** Text that is appended to the path of the request. */
  pathSuffix?: string;
  /** Query parameters that are added to the request. A parameter can occur several times. */
  query?: readonly (readonly [string, string])[];
  /** Replaces headers of the request. The value null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  body?: string;
}
