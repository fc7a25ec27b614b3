import { createHash } from 'node:crypto';
import { parseJson } from './json.ts';

// Matches control characters and marks for the text direction, which can manipulate a terminal.
// The pattern also matches lone surrogates and non-characters, which XML does not allow, and spaces that look like a
// plain space or like nothing.
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\u00a0\u00ad\u1680\u180e\u2000-\u200b\u202f\u205f-\u2064\u3000\ufeff\ufffe\uffff]/gu;

export function visible(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : escaped(sign)));
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Quotes a text for a POSIX shell, unless it consists only of characters without a meaning for a shell. */
export function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'the file does not exist';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'you have no permission to read it';
  return error instanceof Error ? error.message : String(error);
}

/** Formats a value: strings stay unchanged, bytes become size and digest, and other values become indented JSON. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return visible(value);
  return visible(JSON.stringify(plain(value), null, 2));
}

export function prettyBody(body: string): string {
  const value = parseJson(body);
  return visible(value === undefined ? body : JSON.stringify(value, null, 2));
}

export function plain(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return describeBytes(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Set) return [...value].map(plain);
  if (value instanceof Map) return plain(Object.fromEntries(value));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
  }
  return value === undefined ? null : value;
}

function describeBytes(bytes: Buffer): string {
  return `${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Returns a number with its noun in the correct form, for example `1 request` or `2 requests`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
