import type { Method } from '../target/types.ts';

/** One recorded request with its response. */
export interface Exchange {
  readonly method: Method;
  readonly origin: string;
  /** The decoded parts of the path. A part like `{id}` is a variable. */
  readonly parts: readonly string[];
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly media: string;
  /** The JSON body, or the fields of a form. A field with a file has the value `file`. */
  readonly body: unknown;
  readonly name: string;
  readonly status: number;
  readonly responseHeaders: readonly (readonly [string, string])[];
  readonly responseMedia: string;
  readonly response: unknown;
}

/** The value of a form field that contains a file. */
export const file = Symbol('file');
