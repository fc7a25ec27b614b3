import type { Fields } from './nodes.ts';
import { isFields } from './nodes.ts';
import type { Path } from './schema/subschemas.ts';

export const CODES = 'x-codes';

export interface CodedObject {
  readonly code: string;
  readonly fields: Fields;
  readonly path: Path;
}

/** An error code consists of upper-case words and spaces (decision D-22). */
export function codedObjects(value: unknown, path: Path = []): CodedObject[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => codedObjects(item, [...path, index]));
  if (!isFields(value)) return [];
  const { code } = value;
  const own = typeof code === 'string' && /^[A-Z]+( [A-Z]+)*$/.test(code) ? [{ code, fields: value, path }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => codedObjects(child, [...path, key]))];
}

export function unknownCode(code: string): string {
  return `${code} is in no register: add it to openapi/errors/, with status, title, when and remedy.`;
}
