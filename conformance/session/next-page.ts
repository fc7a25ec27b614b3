import { isObject, parseJson } from '../json.ts';
import { valueIn } from '../target/read-answer.ts';
import type { NextPage, PlainAnswer, PreparedRequest } from '../target/types.ts';

export function isCounted(next: NextPage | undefined): boolean {
  return next !== undefined && 'page' in next;
}

const setters = { query: withParameter, header: withHeader, body: withMember } as const;

export function nextRequest(
  next: NextPage,
  last: PreparedRequest,
  { json, headers }: Pick<PlainAnswer, 'json' | 'headers'>,
  page: number,
  basePath: string,
): PreparedRequest | undefined {
  if ('link' in next) return at(linkOf(headers['link'] ?? '', next.link), last, basePath);
  const following = setters[('in' in next && next.in) || 'query'];
  if ('header' in next) return following(last, next.parameter, headers[next.header.toLowerCase()]);
  if (json === undefined) return undefined;
  if ('url' in next) return at(valueIn(json, next.url), last, basePath);
  if ('token' in next) return following(last, next.parameter, valueIn(json, next.token));
  return following(last, next.page, (next.first ?? 1) + page);
}

function at(link: unknown, last: PreparedRequest, basePath: string): PreparedRequest | undefined {
  if (typeof link !== 'string' || link === '') return undefined;
  const url = new URL(link, `http://target${basePath}${last.path}`);
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : url.pathname;
  return { ...last, path, query: [...url.searchParams] };
}

function withParameter(last: PreparedRequest, name: string, value: unknown): PreparedRequest | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return { ...last, query: [...last.query.filter(([known]) => known !== name), [name, String(value)]] };
}

function withHeader(last: PreparedRequest, name: string, value: unknown): PreparedRequest | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const others = Object.entries(last.headers).filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return { ...last, headers: { ...Object.fromEntries(others), [name]: String(value) } };
}

function withMember(last: PreparedRequest, name: string, value: unknown): PreparedRequest | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const body = typeof last.body === 'string' ? parseJson(last.body) : undefined;
  return { ...last, body: JSON.stringify({ ...(isObject(body) ? body : {}), [name]: value }) };
}

function linkOf(header: string, relation: string): string | undefined {
  const links = header.matchAll(/<([^>]*)>((?:\s*;\s*[\w*]+\s*=\s*(?:"[^"]*"|[^\s",;]+))*)/g);
  for (const [, target, parameters = ''] of links) {
    const [, quoted, plain] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i.exec(parameters) ?? [];
    if ((quoted ?? plain ?? '').split(/\s+/).includes(relation)) return target;
  }
  return undefined;
}
