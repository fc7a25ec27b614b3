import type { OperationId } from '../../src/contract/operation.ts';

/** The caller of a request. The caller determines which access token or API key the request contains. */
export type Caller = 'user' | 'admin' | 'nobody' | 'stranger';

/**
 * One request in a sequence of requests.
 * Texts in a request may contain `{tenant}`, which is replaced by the name of the tenant.
 * Texts in a request may contain names in braces. Values from earlier responses replace these names.
 */
export interface Call {
  operation: OperationId;
  /** Caller of the request, which is by default the admin of the tenant. */
  as?: Caller;
  /** Values of the path parameters. The path parameter `tenant` has a default value. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  /** The response values that later requests need: maps the name of each value to its JSON pointer. */
  save?: Readonly<Record<string, string>>;
}

export type Body =
  | { json: unknown }
  | { form: Readonly<Record<string, string | FilePart>> }
  | { text: string; mediaType: string }
  /** A body of the given number of spaces, to test a request that is too large. */
  | { blanks: number; mediaType: string }
  /** The Content-Length of a request that declares a large body but does not send the body. */
  | { announced: number; mediaType: string };

export interface FilePart {
  name: string;
  /** Content of the uploaded file: `text`, or `base64` for bytes. */
  text?: string;
  base64?: string;
}

/** A sequence of requests. The documentation shows which response the last request gets. */
export interface Recipe extends Omit<Call, 'operation'> {
  /** A sentence that tells readers of the documentation when the API returns the response. */
  about: string;
  before?: readonly Call[];
  /** The way in which the sandbox must be started so that it returns the documented response. */
  start?: 'control key' | 'store that does not respond';
}

/**
 * Maps each HTTP status of an operation to a request sequence whose last response has this status.
 * If responses with one status have several media types, the key is the status followed by a media type.
 */
export type Recipes = { readonly [Id in OperationId]?: Readonly<Record<string, Recipe>> };

export function jsonApi(type: string, attributes: object): Body {
  return { json: { data: { type, attributes } } };
}

/** Advances the clock by one minute. This ends all submitted jobs, but access tokens remain valid. */
export const later: Call = { operation: 'advanceClock', body: { json: { by: '1m' } } };
