import type { RawHeaders } from './exchange.ts';

let last: RawHeaders = [];

/** The headers, in the list of the request before where they are the same: a client says the same each time. */
export function commonHeaders(headers: RawHeaders): RawHeaders {
  if (!areSame(last, headers)) last = headers;
  return last;
}

function areSame(left: RawHeaders, right: RawHeaders): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}
