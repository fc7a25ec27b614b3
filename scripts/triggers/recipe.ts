import type { OperationId } from '../../src/contract/operation.ts';

/** The caller: a role, with its token or its API key depending on the operation. */
export type Caller = 'user' | 'admin' | 'nobody' | 'stranger';

/**
 * One request. Its texts may contain `{tenant}`, the name of a copy of aurora, and values saved by earlier requests.
 */
export interface Call {
  operation: OperationId;
  /** The default is the tenant's admin. */
  as?: Caller;
  /** Values of path parameters; `tenant` is optional. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  /** Values of the response to save: a name and a JSON pointer. */
  save?: Readonly<Record<string, string>>;
}

export type Body =
  | { json: unknown }
  /** The parts of a form: texts or files. */
  | { form: Readonly<Record<string, string | FilePart>> }
  | { text: string; mediaType: string }
  /** This number of spaces. */
  | { blanks: number; mediaType: string }
  /** A length that the header announces, without sending a body. */
  | { announced: number; mediaType: string };

export interface FilePart {
  name: string;
  /** The content: text, or bytes in Base64. */
  text?: string;
  base64?: string;
}

/** The requests that lead to a response. The last one gets it. */
export interface Recipe extends Omit<Call, 'operation'> {
  /** One sentence. */
  about: string;
  before?: readonly Call[];
  /** The required start options of the sandbox. */
  start?: 'control key' | 'store that does not answer';
}

/** Recipes of operations by status, or by status and media type if a status has several. */
export type Recipes = { readonly [Id in OperationId]?: Readonly<Record<string, Recipe>> };

/** The JSON:API document of a request. */
export function jsonApi(type: string, attributes: object): Body {
  return { json: { data: { type, attributes } } };
}

/** Advances the clock far enough to end all submitted work, but not the tokens. */
export const later: Call = { operation: 'advanceClock', body: { json: { by: '1m' } } };
