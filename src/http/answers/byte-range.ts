/** How the server answers a request for a file with conditional or range headers (RFC 9110, sections 13 and 14). */
export type Wanted =
  | { kind: 'whole' }
  | { kind: 'nothing' }
  | { kind: 'unsatisfiable' }
  | { kind: 'part'; start: number; end: number };

type Headers = Record<string, string | string[] | undefined>;

/**
 * Decides which bytes of a file to send. `size` is the length of the file in bytes.
 * Ignores the header `Range` if the header `If-Range` does not contain the file's current entity tag.
 * A request for several byte ranges gets the whole file (design decision D-70).
 */
export function wantedOf(headers: Headers, etag: string, size: number): Wanted {
  if (matchesAny(headers['if-none-match'], etag)) return { kind: 'nothing' };
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return { kind: 'whole' };
  return rangeOf(headers['range'], size);
}

function matchesAny(given: string | string[] | undefined, etag: string): boolean {
  const tags = String(given ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Returns the requested byte range: `start` is the first byte, and `end - 1` is the last byte. */
function rangeOf(given: string | string[] | undefined, size: number): Wanted {
  const [first, last] = endsOf(String(given ?? ''));
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') return partOf(Math.max(0, size - Number(last)), size, size);
  if (last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return partOf(Number(first), last === '' ? size : Math.min(size, Number(last) + 1), size);
}

/**
 * Returns the first and last byte position of a range as strings.
 * Both strings are empty unless the header contains exactly one range.
 */
function endsOf(range: string): [first: string, last: string] {
  const ends = /^bytes=/i.test(range) ? range.slice('bytes='.length).split('-') : [];
  const [first = '', last = ''] = ends.map((end) => end.trim());
  const isRange = ends.length === 2 && /^\d*$/.test(first) && /^\d*$/.test(last);
  return isRange ? [first, last] : ['', ''];
}

function partOf(start: number, end: number, size: number): Wanted {
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
