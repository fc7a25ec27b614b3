import { isObject } from '../json.ts';

const form = 'application/x-www-form-urlencoded';

export function bodyText(filled: unknown, contentType: string): string | undefined {
  if (filled === undefined) return undefined;
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (mediaType === form && isObject(filled)) return formOf(filled);
  return typeof filled === 'string' && !/[/+]json$/.test(mediaType) ? filled : JSON.stringify(filled);
}

/** A list becomes one pair for each item, and null values are omitted. */
function formOf(members: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(members).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === null ? [] : [[name, textOf(each)]])),
  );
  return new URLSearchParams(pairs).toString();
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
