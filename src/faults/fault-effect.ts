import type { HttpErrorCode } from '../contract/problem.ts';
import type { JsonObject } from './values.ts';

/** A change of members of an object. */
export interface Change {
  /** The change applies only if each of these members has one of the listed values. */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  readonly set?: JsonObject;
  /** Text to add to the end of each member. */
  readonly append?: Readonly<Record<string, string>>;
  readonly omit?: readonly string[];
}

/** A change of a request or of its response, as `openapi/faults.yaml` describes it. */
export interface FaultEffect {
  /** Limits the effect to some requests. */
  readonly when?: {
    /**
     * Maps query parameters to true (present), false (absent) or a value. An empty object selects requests without
     * query parameters.
     */
    readonly query?: Readonly<Record<string, boolean | string>>;
    /** Maps attributes in the request body to false (absent) or to a pattern. */
    readonly attributes?: Readonly<Record<string, false | string>>;
  };
  /** Refuses the request with this error code. */
  readonly refuse?: HttpErrorCode;
  /** Sets query parameters. The value null removes a parameter. */
  readonly query?: Readonly<Record<string, string | null>>;
  /** Maps attributes in the request body to a pattern and its replacement. */
  readonly rewrite?: Readonly<Record<string, readonly [pattern: string, replacement: string]>>;
  /** Replaces status codes of the response. */
  readonly status?: Readonly<Record<string, number>>;
  /** Changes the code or the status of an error response with the code `is`. */
  readonly code?: { readonly is: string; readonly becomes?: string; readonly status?: number };
  /** Changes the whole body, `data`, or `data.attributes` of a successful JSON response. */
  readonly body?: Change;
  readonly data?: Change;
  readonly attributes?: Change;
  /** Removes or changes the items in a list of a successful response. */
  readonly list?: { readonly member: string; readonly skip?: 'all' | number; readonly items?: Change };
  /** Replaces the body of a successful response. */
  readonly bytes?: string;
}
