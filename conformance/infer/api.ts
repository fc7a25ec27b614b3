import type { Method } from '../target/types.ts';

/** A value in a query, a body or a response. In a path, `[]` is an item of a list. */
export interface Place {
  readonly path: readonly string[];
  readonly type: PlaceType;
  readonly required: boolean;
  /** Values that a document lists or that a recording contains. */
  readonly values: readonly (string | number | boolean)[];
  /** The only value that the document allows, or its default. */
  readonly fixed?: string | number | boolean | undefined;
  readonly text: string;
}

/** An object of type `map` has properties whose names are data. */
export type PlaceType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'map' | 'binary' | 'any';

export interface Content {
  /** The media type, in lower case and without parameters. It is empty if there is no body. */
  readonly media: string;
  readonly places: readonly Place[];
}

/** An operation of the service as a document or a recording shows it. */
export interface ApiOperation {
  readonly method: Method;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly query: readonly Place[];
  readonly headers: readonly Place[];
  readonly request: Content;
  readonly status: number;
  readonly response: Content;
  readonly responseHeaders: readonly string[];
  readonly errors: readonly Place[];
}

export interface Api {
  readonly title: string;
  readonly baseUrl: string | undefined;
  readonly operations: readonly ApiOperation[];
  /** The header that carries the access token, if the source shows it. */
  readonly authentication: { readonly header: string; readonly value: string } | undefined;
  /** Texts of a recording that must not get into the target file. */
  readonly secrets: ReadonlySet<string>;
}

export const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function methodOf(text: unknown): Method | undefined {
  return methods.find((method) => method === String(text).toUpperCase());
}

export function mediaOf(type: unknown): string {
  return typeof type === 'string' ? (type.split(';', 1)[0] ?? '').trim().toLowerCase() : '';
}

export function isJson(media: string): boolean {
  return /[/+]json$/.test(media);
}

export function isForm(media: string): boolean {
  return media === 'multipart/form-data';
}
