import { isObject } from '../json.ts';
import { type Api, type ApiOperation, type Content, isForm, isJson } from './api.ts';
import { type Exchange, file } from './exchange.ts';
import { placesOf, schemaOf } from './places.ts';
import { secretsIn } from './secrets.ts';
import { wordsOf } from './words.ts';

/** Joins exchanges with the same method and path. Ids in paths become variables like `{userId}`. */
export function operationsOf(exchanges: readonly Exchange[], known: readonly ApiOperation[] = []): Api {
  const origin = mostFrequent(exchanges.map((each) => each.origin));
  const own = exchanges.filter((each) => each.origin === origin);
  const secrets = secretsIn(own);
  const prefix = commonPrefix(own);
  const ids = idsIn(own);
  const paths = own.map((each) => ({ each, path: templateOf(each, prefix, ids, secrets, known) }));
  const groups = Map.groupBy(paths, ({ each, path }) => `${each.method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`);
  const operations = [...groups.values()].map((group) => operationOf(group, secrets));
  const answered = operations.filter(({ status }) => status >= 200 && status < 300);
  return {
    title: '',
    baseUrl: origin === '' ? undefined : [origin, ...prefix].join('/'),
    operations: answered.length > 0 ? answered : operations,
    authentication: authenticationOf(own),
    secrets,
  };
}

function mostFrequent(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].toSorted(([, one], [, other]) => other.length - one.length);
  return counts[0]?.[0] ?? '';
}

/** The parts with which all paths begin, without the parts of the published paths. */
function commonPrefix(exchanges: readonly Exchange[]): string[] {
  const [first, ...others] = exchanges.map(({ parts }) => parts.slice(0, -1));
  const all = first ?? [];
  const end = all.findIndex((part, at) => part === 'admin' || all[at + 1] === 'admin' || others.some((each) => each[at] !== part));
  return others.length === 0 ? [] : all.slice(0, end < 0 ? all.length : end);
}

/** The ids of responses with the names of their properties. */
function idsIn(exchanges: readonly Exchange[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > 12) return;
    if (Array.isArray(value)) for (const each of value) visit(each, name, depth + 1);
    else if (isObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, key, depth + 1);
    else if (isIdName(name) && (typeof value === 'string' || typeof value === 'number')) {
      const names = ids.get(String(value)) ?? [];
      if (names.length < 200) ids.set(String(value), [...names, name]);
    }
  };
  for (const { response, status } of exchanges) if (status < 300) visit(response, '', 0);
  return ids;
}

function isIdName(name: string): boolean {
  return wordsOf(name).some(({ concepts }) => concepts.has('id') || concepts.has('reference'));
}

function templateOf({ parts, method }: Exchange, prefix: readonly string[], ids: ReadonlyMap<string, string[]>, secrets: ReadonlySet<string>, known: readonly ApiOperation[]): string {
  const own = parts.slice(prefix.length);
  const plain = `/${own.join('/')}`;
  const same = known.find((each) => each.method === method && matches(each.path, own));
  if (same !== undefined) return same.path;
  if (/\{[^}]*\}/.test(plain)) return plain;
  const names = own.map((part, at) => (isVariable(part, ids, secrets) ? `{${nameOf(part, own[at - 1] ?? '', ids)}}` : part.replaceAll(/[{}]/g, '')));
  return `/${names.map((name) => (name.startsWith('{') ? name : encodeURI(name))).join('/')}`;
}

function matches(path: string, parts: readonly string[]): boolean {
  const wanted = path.split('/').slice(1);
  const isSame = wanted.length === parts.length && wanted.every((part, at) => part.includes('{') || part === parts[at]);
  return isSame && !wanted.some((part, at) => part.includes('{') && /^[a-z-]+$/.test(parts[at] ?? '') && /^[a-z]+$/.test(parts[at] ?? ''));
}

function isVariable(part: string, ids: ReadonlyMap<string, string[]>, secrets: ReadonlySet<string>): boolean {
  if (secrets.has(part) || /^\d+$/.test(part) || /[\s@%:]/.test(part) || part.length > 40) return true;
  if (/^v\d+(\.\d+)?$/i.test(part)) return false;
  return /\d.*\d/.test(part) || (ids.has(part) && !/^[a-z]+$/.test(part));
}

function nameOf(part: string, before: string, ids: ReadonlyMap<string, string[]>): string {
  const name = mostFrequent(ids.get(part) ?? []);
  const isGeneric = wordsOf(name).every(({ concepts }) => concepts.has('id'));
  if (!isGeneric) return name.replaceAll(/\W/g, '_');
  const words = wordsOf(before).map(({ text }) => text);
  return words.length === 0 ? 'id' : `${words.join('_')}_id`;
}

interface Templated {
  readonly each: Exchange;
  readonly path: string;
}

function operationOf(group: readonly Templated[], secrets: ReadonlySet<string>): ApiOperation {
  const all = group.map(({ each }) => each);
  const good = all.filter(({ status }) => status >= 200 && status < 300);
  const main = good.length > 0 ? good : all;
  const [first] = main;
  const shown = [...main.filter(({ responseMedia }) => responseMedia !== ''), ...main][0];
  return {
    method: first?.method ?? 'GET',
    path: mostFrequent(group.map(({ path }) => path)),
    name: first?.name ?? '',
    text: '',
    query: pairPlaces(main.flatMap(({ query }) => query)),
    headers: pairPlaces(main.flatMap(({ headers }) => headers.filter(([name]) => !usual.test(name)))),
    request: contentOf(main, secrets),
    status: shown?.status ?? 0,
    response: { media: shown?.responseMedia ?? '', places: safePlaces(placesOf(schemaOf(main.map(({ response }) => response)), plainSchema), secrets) },
    responseHeaders: [...new Set(main.flatMap(({ responseHeaders }) => responseHeaders.map(([name]) => name.toLowerCase())))],
    errors: placesOf(schemaOf(all.filter(({ status }) => status >= 400).map(({ response }) => response)), plainSchema),
  };
}

const usual = /^(:.*|accept.*|authorization|cache-control|connection|content-.*|cookie|date|dnt|expect|host|if-.*|origin|pragma|prefer|referer|sec-.*|te|traceparent|upgrade.*|user-agent|via|x-forwarded-.*|x-request-id|x-access-token)$/i;

function plainSchema(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The values of headers and queries are secrets or data, so only their names are used. */
function pairPlaces(pairs: readonly (readonly [string, string])[]): ApiOperation['query'] {
  const names = [...new Set(pairs.map(([name]) => name))];
  return names.map((name) => ({ path: [name], type: 'string', required: false, values: [], text: '' }));
}

function contentOf(exchanges: readonly Exchange[], secrets: ReadonlySet<string>): Content {
  const media = mostFrequent(exchanges.map((each) => each.media).filter(Boolean));
  const bodies = exchanges.filter((each) => each.media === media).map(({ body }) => body);
  if (!isForm(media)) return { media, places: safePlaces(placesOf(schemaOf(bodies), plainSchema), secrets) };
  const fields = bodies.filter(isObject).flatMap(Object.entries);
  const names = [...new Set(fields.map(([name]) => name))];
  const isFile = (name: string) => fields.some(([each, value]) => each === name && value === file);
  return { media, places: names.map((name) => ({ path: [name], type: isFile(name) ? 'binary' : 'string', required: false, values: [], text: '' })) };
}

/** A recorded type of a resource, such as `departments` in JSON:API, is the same in each request. */
function safePlaces(places: Content['places'], secrets: ReadonlySet<string>): Content['places'] {
  return places.map((place) => {
    const values = place.values.filter((value) => !secrets.has(String(value)));
    const [only] = values.length === 1 ? values : [];
    const isType = /^(type|kind|contentType)$/.test(place.path.at(-1) ?? '') && /^[a-z][a-z/-]{1,40}$/.test(String(only));
    return { ...place, required: false, values, ...(isType ? { required: true, fixed: only } : {}) };
  });
}

/** The header that contains a token of a response, in one of the other requests. */
function authenticationOf(exchanges: readonly Exchange[]): Api['authentication'] {
  const tokens = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string' && value.length >= 3 && depth <= 6) tokens.add(value);
    else if (isObject(value)) for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  for (const { response, method } of exchanges) if (method === 'POST') visit(response, 0);
  for (const { headers } of exchanges)
    for (const [header, value] of headers) {
      const [last = '', before = ''] = [value.split(' ').at(-1), value.split(' ').slice(0, -1).join(' ')];
      if (tokens.has(last) && /token|auth|jwt|session/i.test(header)) return { header, value: `${before} {token}`.trim() };
    }
  return undefined;
}
