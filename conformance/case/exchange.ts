import type { WrongKind } from '../canonical/kinds.ts';
import type { ObservationName, Observed } from '../canonical/observations.ts';
import type { OperationId, Output } from '../canonical/operations.ts';
import type { PreparedRequest } from '../target/types.ts';

/** One request and its response, without secrets. */
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
  /** A shell command that repeats the request and reads its secrets from variables. */
  curl: string;
  /** The reason why there is no response, or null. */
  failure: string | null;
}

/** A response with its values under canonical names, which do not depend on the target's wire format. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  /** True if the HTTP status is 2xx. */
  ok: boolean;
  headers: Record<string, string>;
  /** The canonical values of a 2xx response. Empty for every other status. */
  values: Output<O>;
  /** The error code of a refused request, read from the response as the target file describes. */
  code: string | undefined;
  /** True if the first attempt lost its connection, so the target may have processed the request already. */
  repeated?: true | undefined;
  /** True if the target redirected the request, and this is the response of the other server. */
  redirected?: boolean;
  exchange: Exchange;
  /** The properties whose values have the wrong type. They are missing in `values`. */
  malformed?: readonly WrongKind[];
}

/** The response to a request with which the target file shows an effect. */
export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

/**
 * Changes to the request of a binding. Test cases use them for requests that the inputs of the binding cannot express.
 */
export interface Change {
  /** A request that replaces the whole request of the binding. Its token is added as usual. */
  request?: PreparedRequest;
  method?: string;
  /** Text that is appended to the path of the binding. */
  pathSuffix?: string;
  /** Query parameters that are added to the query of the binding. A repeated name is sent repeatedly. */
  query?: readonly (readonly [string, string])[];
  /** Headers that replace the headers of the binding. The value null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  /** Text that replaces the whole request body. */
  body?: string;
}
