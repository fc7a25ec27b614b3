import type { FastifyRequest } from 'fastify';
import type { Interface } from '../../contract/operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The path below which a reverse proxy serves the sandbox, such as `/sandbox`. Empty for the root. */
    prefix: string;
  }
}

export interface PublicPlace {
  basePath?: string | undefined;
  isBehindProxy?: boolean | undefined;
}

const validPrefix = /^(?:\/[\w.~-]+)+\/?$/;

/** The header `X-Forwarded-Prefix` counts only behind a proxy, because any client can send it. */
export function prefixOf({ headers }: FastifyRequest, { basePath = '', isBehindProxy = false }: PublicPlace): string {
  const given = headers['x-forwarded-prefix'];
  const isUsable = isBehindProxy && typeof given === 'string' && validPrefix.test(given);
  return isUsable ? given.replace(/\/$/, '') : basePath;
}

/** Some proxies forward the base path, with two slashes if the base URL of the client ends with a slash. */
export function withoutBase(url: string, basePath: string): string {
  if (basePath === '' && url.startsWith('/') && !url.startsWith('//')) return url;
  const rest = url.slice(basePath.length);
  const path = url.startsWith(basePath) && /^(?:$|[/?])/.test(rest) ? rest : url;
  return path.startsWith('/') ? path.replace(/^\/{2,}/, '/') : `/${path}`;
}

export function readBasePath(text: string): string {
  if (text === '/') return '';
  if (!validPrefix.test(text)) throw new Error(`the base path must be a path such as /sandbox, got ${text}`);
  return text.replace(/\/$/, '');
}

const validHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i;

export function publicAddress({ protocol, host, headers, prefix }: FastifyRequest): string {
  const scheme = /^https?$/i.test(protocol) ? protocol.toLowerCase() : 'http';
  return `${scheme}://${validHost.test(host) ? host : (headers.host ?? host)}${prefix}`;
}

export function publicLocation(headers: Record<string, string>, prefix: string): Record<string, string> {
  const { location } = headers;
  return prefix !== '' && location?.startsWith('/') ? { ...headers, location: prefix + location } : headers;
}

/** Adds the prefix to the links in a JSON text. In the documents API, only errors have a link without a host. */
export function publicBody(of: Interface, status: number, text: string, prefix: string): string {
  const place = (link: unknown) => (typeof link === 'string' && link.startsWith('/') ? prefix + link : link);
  if (of === 'admin')
    return JSON.stringify(JSON.parse(text, (name, value) => (name === 'links' ? mapped(value, place) : value)));
  if (of === 'sandbox' || status < 400) return text;
  const { about, ...error } = JSON.parse(text);
  return JSON.stringify({ ...error, ...(about !== undefined && { about: place(about) }) });
}

function mapped(links: Readonly<Record<string, unknown>>, place: (link: unknown) => unknown) {
  return Object.fromEntries(Object.entries(links).map(([name, link]) => [name, place(link)]));
}
