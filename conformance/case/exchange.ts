import type { WrongKind } from '../canonical/kinds.ts';
import type { ObservationName, Observed } from '../canonical/observations.ts';
import type { OperationId, Output } from '../canonical/operations.ts';
import type { PreparedRequest } from '../target/types.ts';

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
  curl: string;
  failure: string | null;
  /** True for a request in the section `observe` of the target file, which is no request of the operation. */
  beside?: true;
}

/** Response values have the same names for every target, even if the tested APIs use different field names. */
export interface Reply<O extends OperationId> {
  operation: O;
  status: number;
  ok: boolean;
  headers: Record<string, string>;
  values: Output<O>;
  code: string | undefined;
  /** True if the suite sent the request twice, because the connection broke before the first response. */
  repeated?: true | undefined;
  redirected?: boolean;
  exchange: Exchange;
  /** The response values that have a wrong type and are therefore absent from `values`. */
  malformed?: readonly WrongKind[];
}

export interface Observation<N extends ObservationName> {
  ok: boolean;
  status: number;
  values: Observed<N>;
  exchange: Exchange;
}

export interface Change {
  request?: PreparedRequest;
  method?: string;
  pathSuffix?: string;
  query?: readonly (readonly [string, string])[];
  /** The value null removes a header. */
  headers?: Readonly<Record<string, string | null>>;
  body?: string;
}
