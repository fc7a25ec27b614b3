import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Forwarded } from './forward.ts';
import type { Incoming } from './incoming.ts';

const roots = new Set(['admin', 'documents'].flatMap(pathsOf).map(rootOf));

function pathsOf(name: string): string[] {
  const bundle = readFileSync(new URL(`../../dist/openapi/${name}.json`, import.meta.url), 'utf8');
  const { paths }: { paths: object } = JSON.parse(bundle);
  return Object.keys(paths);
}

function rootOf(path: string): string {
  return /^\/([^/]+)/.exec(path)?.[1] ?? '';
}

export function refusalOf({ method, target }: Pick<Incoming, 'method' | 'target'>): Forwarded | undefined {
  if (method !== 'CONNECT' && isPublished(target)) return undefined;
  const detail = `the grading forwards only requests to the published API, got ${method} ${target.slice(0, 200)}`;
  return notFound(detail);
}

export function notFound(detail: string): Forwarded {
  const errors = [{ status: '404', code: 'ROUTE NOT FOUND', title: 'No operation', detail }];
  const body = Buffer.from(JSON.stringify({ errors }));
  const headers = { 'content-type': 'application/vnd.api+json', 'content-length': String(body.length) };
  return { status: 404, headers, body };
}

/** Judges the path as it is written and as any server could read it: decoded, and without dot segments. */
function isPublished(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return [path, posix.normalize(decoded(path).replaceAll('\\', '/'))].every((each) => roots.has(rootOf(each)));
}

function decoded(path: string): string {
  const once = (text: string) => text.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  return once(once(once(path)));
}

/** Headers of a forwarded request. A key of another tenant becomes a key that no tenant has. */
export function withOwnKey(headers: Incoming['headers'], apiKeys: readonly string[]): Incoming['headers'] {
  const key = headers['x-api-key'];
  return key === undefined || key === '' || apiKeys.includes(key)
    ? headers
    : { ...headers, 'x-api-key': 'no key of the graded tenant' };
}

/** Returns the target in origin form. A client may send the absolute form, with the authority of the relay. */
export function originForm(target: string, authority: string): string {
  const prefix = `http://${authority}`;
  const rest = target.slice(prefix.length);
  return target.toLowerCase().startsWith(prefix) && /^[/?]/.test(rest) ? rest.replace(/^\?/, '/?') : target;
}
