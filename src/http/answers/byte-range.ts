/** How the server answers a file request that has conditional or range headers (RFC 9110, sections 13 and 14). */
export type Wanted =
  | { kind: 'whole' }
  | { kind: 'nothing' }
  | { kind: 'unsatisfiable' }
  | { kind: 'part'; start: number; end: number };

type Headers = Record<string, string | string[] | undefined>;

/**
 * `size` is the length of the file in bytes. A request for several byte ranges gets the whole file (design decision
 * D-70).
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

function rangeOf(given: string | string[] | undefined, size: number): Wanted {
  const ends = endsOf(String(given ?? ''));
  if (!ends) return { kind: 'whole' };
  const [first, last] = ends;
  if (first === '') return partOf(Math.max(0, size - Number(last)), size, size);
  if (last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return partOf(Number(first), last === '' ? size : Math.min(size, Number(last) + 1), size);
}

function endsOf(range: string): [first: string, last: string] | undefined {
  if (!/^bytes=/i.test(range)) return undefined;
  const [first = '', last, ...more] = range
    .slice('bytes='.length)
    .split('-')
    .map((end) => end.trim());
  if (last === undefined || more.length > 0 || first + last === '') return undefined;
  return /^\d*$/.test(first + last) ? [first, last] : undefined;
}

function partOf(start: number, end: number, size: number): Wanted {
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
