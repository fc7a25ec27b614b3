import type { OperationId } from '../../src/contract/operation.ts';

export type Caller = 'user' | 'admin' | 'nobody' | 'stranger';

/**
 * One request in a sequence of requests.
 * The placeholder `{tenant}` in a request stands for the name of the tenant.
 * A placeholder such as `{document}` stands for a value from an earlier response.
 */
export interface Call {
  operation: OperationId;
  /** Caller of the request. The default is the admin of the tenant. */
  as?: Caller;
  /** Values of the path parameters. The parameter `tenant` has a default value. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Body;
  save?: Readonly<Record<string, string>>;
}

export type Body =
  | { json: unknown }
  | { form: Readonly<Record<string, string | FilePart>> }
  | { text: string; mediaType: string }
  | { blanks: number; mediaType: string }
  | { announced: number; mediaType: string };

export interface FilePart {
  name: string;
  /** Content of a text file. Binary files have the property `base64` instead. */
  text?: string;
  base64?: string;
}

export interface Recipe extends Omit<Call, 'operation'> {
  /** A sentence that explains when the API returns the response. The documentation shows the sentence. */
  about: string;
  before?: readonly Call[];
  start?: 'control key' | 'store that does not respond';
}

export function jsonApi(type: string, attributes: object): Body {
  return { json: { data: { type, attributes } } };
}
