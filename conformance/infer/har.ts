import { isObject, parseJson } from '../json.ts';
import { TargetError } from '../target/target-error.ts';
import { isJson, mediaOf, methodOf } from './api.ts';
import { type Exchange, file as fileMark } from './exchange.ts';
import { objectOf, textOf } from './places.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads the exchanges of a HAR file, which browsers and proxies write. */
export function readHar(document: Json, file: string): Exchange[] {
  const { entries } = objectOf(document['log']);
  if (!Array.isArray(entries) || entries.length === 0)
    throw new TargetError(`${file}: the recording is empty: "log.entries" must be a list of requests with their responses`);
  const exchanges = entries.filter(isObject).flatMap(exchangeOf);
  if (exchanges.length === 0) throw new TargetError(`${file}: no entry of the recording has a request with a method and a URL`);
  return exchanges;
}

function exchangeOf(entry: Json): Exchange[] {
  const request = objectOf(entry['request']);
  const response = objectOf(entry['response']);
  const method = methodOf(request['method']);
  const url = urlOf(request['url']);
  if (method === undefined || url === undefined) return [];
  const content = objectOf(response['content']);
  const data = objectOf(request['postData']);
  const responseMedia = mediaOf(content['mimeType']);
  const text = content['encoding'] === 'base64' ? Buffer.from(String(content['text'] ?? ''), 'base64').toString('utf8') : content['text'];
  return [
    {
      method,
      origin: url.origin,
      parts: partsOf(url.pathname),
      query: [...url.searchParams],
      headers: pairsOf(request['headers']),
      media: mediaOf(data['mimeType']),
      body: Array.isArray(data['params']) && data['params'].length > 0 ? fieldsOf(data['params']) : bodyOf(data['text'], mediaOf(data['mimeType'])),
      name: '',
      status: Number(response['status']),
      responseHeaders: pairsOf(response['headers']),
      responseMedia: String(content['text'] ?? '') === '' && Number(content['size'] ?? 0) <= 0 ? '' : responseMedia,
      response: isJson(responseMedia) ? parseJson(String(text ?? '')) : undefined,
    },
  ];
}

export function urlOf(text: unknown): URL | undefined {
  return typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
}

export function partsOf(path: string): string[] {
  return path.split('/').slice(1).map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function bodyOf(text: unknown, media: string): unknown {
  if (typeof text !== 'string') return undefined;
  if (isJson(media)) return parseJson(text);
  if (/urlencoded/.test(media)) return Object.fromEntries(new URLSearchParams(text));
  if (media !== 'multipart/form-data') return undefined;
  const parts = [...text.matchAll(/content-disposition:[^\n]*?[; ]name="([^"\n]*)"([^\n]*)\r?\n/gi)];
  return Object.fromEntries(parts.map(([, name = '', rest = '']) => [name, /filename/i.test(rest) ? fileMark : 'text']));
}

function fieldsOf(params: readonly unknown[]): Json {
  return Object.fromEntries(params.map(objectOf).map((each) => [textOf(each['name']), each['fileName'] === undefined ? each['value'] : fileMark]));
}

export function pairsOf(list: unknown, key = 'name'): [string, string][] {
  return (Array.isArray(list) ? list : []).map(objectOf).map((each) => [String(each[key] ?? ''), String(each['value'] ?? '')]);
}
