import type { JsonObject } from '../contract/is-object.ts';
import type { HttpErrorCode } from '../contract/problem.ts';

export interface AnswerChange {
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  readonly set?: JsonObject;
  readonly append?: Readonly<Record<string, string>>;
  readonly omit?: readonly string[];
}

export interface FaultEffect {
  readonly when?: {
    /** Maps query parameters to true (present), false (absent) or a pattern. */
    readonly query?: Readonly<Record<string, boolean | string>>;
    /** Maps attributes in the request body to false (absent) or to a pattern. */
    readonly attributes?: Readonly<Record<string, false | string>>;
  };
  readonly refuse?: HttpErrorCode;
  /** Lower-case names of headers that the faulty server does not read. */
  readonly ignore?: readonly string[];
  readonly query?: Readonly<Record<string, string | null>>;
  /** Maps attributes in the request body to a pattern and its replacement. */
  readonly rewrite?: Readonly<Record<string, readonly [pattern: string, replacement: string]>>;
  readonly status?: Readonly<Record<string, number>>;
  /** Maps headers of a good answer to their new value, or to null to remove them. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly code?: { readonly is: string; readonly becomes?: string; readonly status?: number };
  readonly body?: AnswerChange;
  readonly data?: AnswerChange;
  readonly attributes?: AnswerChange;
  readonly list?: { readonly member: string; readonly skip?: 'all' | number; readonly items?: AnswerChange };
  readonly bytes?: string;
}
