import { isObject } from '../json.ts';
import { TargetError } from '../target/target-error.ts';
import { mediaOf, methodOf } from './api.ts';
import { type Exchange, file as fileMark } from './exchange.ts';
import { bodyOf, pairsOf, partsOf, urlOf } from './har.ts';
import { objectOf, textOf } from './places.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads the requests of a Postman collection (2.0 or 2.1) with their saved responses. */
export function readPostman(document: Json, file: string): Exchange[] {
  const exchanges = requestsIn(document['item'], '', 0).flatMap(exchangesOf);
  if (exchanges.length === 0) throw new TargetError(`${file}: the Postman collection has no request with a method and a URL`);
  return exchanges;
}

interface Named {
  readonly name: string;
  readonly item: Json;
}

function requestsIn(items: unknown, folder: string, depth: number): Named[] {
  if (!Array.isArray(items) || depth > 20) return [];
  return items.filter(isObject).flatMap((item) => {
    const name = `${folder} ${textOf(item['name'])}`.trim();
    return Array.isArray(item['item']) ? requestsIn(item['item'], name, depth + 1) : [{ name, item }];
  });
}

function exchangesOf({ name, item }: Named): Exchange[] {
  const responses = Array.isArray(item['response']) ? item['response'].filter(isObject) : [];
  const sent = responses.map((response) => exchangeOf(name, response['originalRequest'] ?? item['request'], response));
  return (sent.length > 0 ? sent : [exchangeOf(name, item['request'], {})]).flat();
}

function exchangeOf(name: string, given: unknown, response: Json): Exchange[] {
  const request = typeof given === 'string' ? { method: 'GET', url: given } : objectOf(given);
  const method = methodOf(request['method'] ?? 'GET');
  const raw = typeof request['url'] === 'string' ? request['url'] : textOf(objectOf(request['url'])['raw']);
  const [, variable, rest = ''] = /^(\{\{[^}]+\}\})(.*)$/s.exec(raw) ?? [];
  const url = urlOf(variable === undefined ? raw : `http://service.invalid${rest.startsWith('/') ? '' : '/'}${rest}`);
  if (method === undefined || url === undefined) return [];
  const headers = pairsOf(request['header'], 'key');
  const responseHeaders = pairsOf(response['header'], 'key');
  const { media, body } = contentOf(objectOf(request['body']), headers);
  const responseMedia = mediaOf(valueOf(responseHeaders, 'content-type') ?? (/^\s*[{[]/.test(String(response['body'] ?? '')) ? 'application/json' : ''));
  return [
    {
      method,
      origin: variable === undefined ? url.origin : '',
      parts: partsOf(url.pathname).map((part) => part.replace(/^:(\w+)$|^\{\{(.+)\}\}$/, (_all, one, other) => `{${one ?? other}}`)),
      query: [...url.searchParams].map(([key, value]) => [key, /^\{\{/.test(value) ? '' : value]),
      headers,
      media,
      body,
      name,
      status: Number(response['code'] ?? 200),
      responseHeaders,
      responseMedia: response['body'] === undefined || response['body'] === '' ? '' : responseMedia,
      response: bodyOf(response['body'], responseMedia),
    },
  ];
}

function valueOf(pairs: readonly (readonly [string, string])[], name: string): string | undefined {
  return pairs.find(([each]) => each.toLowerCase() === name)?.[1];
}

function contentOf(body: Json, headers: readonly (readonly [string, string])[]): { media: string; body: unknown } {
  const own = mediaOf(valueOf(headers, 'content-type'));
  if (body['mode'] === 'raw') {
    const media = own || 'application/json';
    return { media, body: bodyOf(withoutVariables(textOf(body['raw']) && String(body['raw'])), media) };
  }
  if (body['mode'] === 'file') return { media: own || 'application/octet-stream', body: undefined };
  const fields = (list: unknown) => (Array.isArray(list) ? list : []).map(objectOf).map((each) => [textOf(each['key']), each['type'] === 'file' ? fileMark : each['value']]);
  if (body['mode'] === 'formdata') return { media: 'multipart/form-data', body: Object.fromEntries(fields(body['formdata'])) };
  if (body['mode'] === 'urlencoded') return { media: 'application/x-www-form-urlencoded', body: Object.fromEntries(fields(body['urlencoded'])) };
  return { media: '', body: undefined };
}

/** A variable without quotes makes a body invalid JSON. */
function withoutVariables(text: string): string {
  return text.replaceAll(/:\s*\{\{[^}]*\}\}/g, ': ""');
}
