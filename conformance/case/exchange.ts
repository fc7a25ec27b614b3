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
  /** A curl command that sends the same request again, with shell variables in place of secrets. */
  curl: string;
  /** The reason why there was no response. Null if there was a response. */
  failure: string | null;
}

/**
 * A response of the tested API.
 * Response values have uniform names, to which the target file maps the property names of the tested API.
 */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** True if the HTTP status is 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** Values from the body of a 2xx response. Empty if the response has another status. */
  values: Output<O>;
  /** The error code of a refused request, at the location that the target file defines. */
  code: string | undefined;
  /** True if the request was sent again after a broken connection, so that the target may have processed it twice. */
  repeated?: true | undefined;
  /** True if the target redirected the request, and another server sent the response. */
  redirected?: boolean;
  exchange: Exchange;
  /** The response values that are missing in `values`, because they have the wrong type. */
  malformed?: readonly WrongKind[];
}

/** The response to an additional read request that the target file defines in its section `observe`. */
export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

/** Changes that a test case makes to the usual request of an operation, such as an additional header. */
export interface Change {
  /** A complete request that replaces the usual request. The suite adds only the caller's access token. */
  request?: PreparedRequest;
  method?: string;
  /** Text that is appended to the path of the request. */
  pathSuffix?: string;
  /** Additional query parameters. A name may occur several times. */
  query?: readonly (readonly [string, string])[];
  /** Replaces headers of the request. The value null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** Replaces the usual request body of the operation. */
  body?: string;
}
