import type { OperationId } from '../../src/contract/operation.ts';

/** Who calls: with a token of that role, or with its API key where the operation takes one. */
export type Caller = 'user' | 'admin' | 'nobody' | 'stranger';

/**
 * One request. Its texts may name `{tenant}`, a tenant made for the occasion as a copy of aurora, and what earlier
 * requests saved.
 */
export interface Call {
  operation: OperationId;
  /** The tenant's admin unless said otherwise. */
  as?: Caller;
  /** Values of the path template; `tenant` need not be given. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  /** What to remember of the answer: a name, and the JSON pointer of the value. */
  save?: Readonly<Record<string, string>>;
}

export type Body =
  | { json: unknown }
  /** The parts of a form: texts, or files. */
  | { form: Readonly<Record<string, string | FilePart>> }
  | { text: string; mediaType: string }
  /** As many blanks as this. */
  | { blanks: number; mediaType: string }
  /** A length that the head announces; nothing of it is sent. */
  | { announced: number; mediaType: string };

export interface FilePart {
  name: string;
  /** What is in it: text, or bytes in Base64. */
  text?: string;
  base64?: string;
}

/** How an answer is brought about: the requests that lead to it, the last one of which gets it. */
export interface Recipe extends Omit<Call, 'operation'> {
  /** One sentence. */
  about: string;
  before?: readonly Call[];
  /** What the sandbox must have been started with. */
  start?: 'control key' | 'store that does not answer';
}

/** Recipes of operations, by status, or by status and media type where a status has several. */
export type Recipes = { readonly [Id in OperationId]?: Readonly<Record<string, Recipe>> };

/** The JSON:API document of a request. */
export function jsonApi(type: string, attributes: object): Body {
  return { json: { data: { type, attributes } } };
}

/** Lets so much time pass that whatever was submitted is done, and tokens are good still. */
export const later: Call = { operation: 'advanceClock', body: { json: { by: '1m' } } };
