import { search } from '@jmespath-community/jmespath';
import type { NextPage, PreparedRequest } from '../target/types.ts';

/** Whether pages are asked for by number: such a list ends with an empty page, or with a refused one. */
export function isCounted(next: NextPage | undefined): boolean {
  return next !== undefined && 'page' in next;
}

/** The request for the page after the one that `json` is, as the binding says; undefined on the last one. */
export function nextRequest(
  next: NextPage,
  last: PreparedRequest,
  json: unknown,
  page: number,
  basePath: string,
): PreparedRequest | undefined {
  if (json === undefined) return undefined;
  if ('url' in next) {
    const url = search(json as never, next.url);
    return typeof url === 'string' && url !== '' ? at(url, last, basePath) : undefined;
  }
  if ('token' in next) {
    const token = search(json as never, next.token);
    return token === null || token === undefined || token === ''
      ? undefined
      : withParameter(last, next.parameter, String(token));
  }
  return withParameter(last, next.page, String((next.first ?? 1) + page));
}

/** A link may be absolute or begin at the root; what counts is its path below the base URL, and its query. */
function at(link: string, last: PreparedRequest, basePath: string): PreparedRequest {
  const url = new URL(link, 'http://target');
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : url.pathname;
  return { ...last, path, query: [...url.searchParams] };
}

function withParameter(last: PreparedRequest, name: string, value: string): PreparedRequest {
  return { ...last, query: [...last.query.filter(([known]) => known !== name), [name, value]] };
}
