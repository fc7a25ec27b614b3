import type { Method } from '../target/types.ts';

/** An object of type `map` has properties whose names are data. */
export type PlaceType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'map' | 'binary' | 'any';

export type Part = 'path' | 'query' | 'headers' | 'body' | 'multipart' | 'response';

/** A value in a request or response. In its path, `[]` is an item of a list, and `*` a property whose name is data. */
export interface Place {
  readonly part: Part;
  readonly path: readonly string[];
  readonly type: PlaceType;
  readonly required: boolean;
  /** Values that a document lists or that a recording contains. */
  readonly values: readonly unknown[];
  /** The only value that the document allows, or its default. */
  readonly fixed?: unknown;
}

/** An operation of the service as a document or a recording shows it. Media types are empty if there is no body. */
export interface ApiOperation {
  readonly method: Method;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly media: string;
  readonly inputs: readonly Place[];
  readonly responseMedia: string;
  readonly outputs: readonly Place[];
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

export type Values = Readonly<Record<string, unknown>>;

export function methodOf(text: unknown): Method | undefined {
  const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return methods.find((method) => method === String(text).toUpperCase());
}

export function mediaOf(type: unknown): string {
  return typeof type === 'string' ? (type.split(';', 1)[0] ?? '').trim().toLowerCase() : '';
}

export function isJson(media: string): boolean {
  return /[/+]json$/.test(media);
}

/** The names of the variables in a path. */
export function variablesOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
}

/** The path without the names of its variables. */
export function plainPath(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

export function objectOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
