import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseJson } from '../json.ts';
import { evaluate } from '../target/expressions.ts';
import { TargetError } from '../target/target-error.ts';
import { isJson, listOf, mediaOf, methodOf, objectOf, type Values } from './api.ts';

/** The value of a form field that contains a file. */
export const fileField = '\u0000file';

export const unknownOrigin = 'http://service.invalid';

/** One recorded request with its response. */
export type Exchange = ReturnType<typeof exchangeOf>[number];

interface Formats {
  readonly har: string;
  readonly postman: string;
  readonly modes: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly usualHeader: string;
}

export const formats: Formats = parse(readFileSync(new URL('./formats.yaml', import.meta.url), 'utf8'));

/** The values of each entry of a HAR file, by the names in `formats.yaml`. */
export function harValues(document: Values): Values[] {
  return listOf(evaluate(formats.har, document)).map(objectOf);
}

/** Reads a HAR file, or a Postman collection (2.0 or 2.1) with its saved responses. */
export function readExchanges(document: Values, file: string): Exchange[] {
  const isHar = 'log' in document;
  const found = isHar
    ? harValues(document)
    : requestsIn(document['item']).flatMap((each) => listOf(evaluate(formats.postman, each)));
  const exchanges = found.map(objectOf).flatMap(exchangeOf);
  if (exchanges.length > 0) return exchanges;
  const expected = isHar ? '"log.entries" must list requests with their responses' : '"item" must list requests';
  throw new TargetError(`${file}: ${expected}, but no request with a method and a URL is there`);
}

/** The requests of nested folders, with the names of their folders. */
function requestsIn(items: unknown, folder = '', depth = 0): Values[] {
  return listOf(depth > 20 ? [] : items).flatMap((each) => {
    const { item, name, ...rest } = objectOf(each);
    const path = `${folder} ${String(name ?? '')}`;
    return item ? requestsIn(item, path, depth + 1) : [{ ...rest, name: path }];
  });
}

function exchangeOf(values: Values) {
  const method = methodOf(values['method']);
  // A collection often begins its URLs with a variable, such as {{baseUrl}}.
  const url = String(values['url']).replace(/^\{\{[^}]+\}\}\/?/, `${unknownOrigin}/`);
  if (method === undefined || !URL.canParse(url)) return [];
  const { origin, pathname, searchParams } = new URL(url);
  const text = answerOf(values);
  const isEmpty = (text ?? '') === '' && !(Number(values['size']) > 0);
  const answerMedia = mediaOf(values['answerMedia']) || (/^\s*[{[]/.test(String(text)) ? 'application/json' : '');
  const form = listOf(values['form']).map(objectOf);
  const media = mediaOf(values['media']) || formats.modes[String(values['mode'] ?? (values['text'] && 'file'))] || '';
  const fields = form.map(({ name, value, file }) => [name, (file ?? null) === null ? value : fileField]);
  return [
    {
      ...{ method, origin, query: [...searchParams], name: String(values['name'] ?? '') },
      /** A part like `{id}` is a variable. */
      parts: pathname.split('/').slice(1).map(partOf),
      headers: pairsOf(values['headers']),
      media,
      body: form.length > 0 ? Object.fromEntries(fields) : bodyOf(values['text'], media),
      status: Number(values['status']),
      answerHeaders: pairsOf(values['answerHeaders']),
      answerMedia: isEmpty ? '' : answerMedia,
      answer: bodyOf(text, answerMedia),
    },
  ];
}

function partOf(part: string): string {
  const isPlain = /^(%[2-7][\da-f]|[^%])*$/i.test(part);
  const plain = isPlain ? decodeURIComponent(part) : part;
  return plain.replace(/^:(\w+)$|^\{\{(.+)\}\}$/, (_all, one, other) => `{${one ?? other}}`);
}

function bodyOf(text: unknown, media: string): unknown {
  if (typeof text !== 'string') return undefined;
  // A variable of a collection without quotes, such as {"id": {{id}}}, is not valid JSON.
  if (isJson(media)) return parseJson(text) ?? parseJson(text.replaceAll(/\{\{[^}]*\}\}/g, '""'));
  if (/urlencoded/.test(media)) return Object.fromEntries(new URLSearchParams(text));
  const fields = media === 'multipart/form-data' ? text.matchAll(/form-data;[^\n]*?\bname="([^"\n]*)"([^\n]*)/gi) : [];
  return Object.fromEntries([...fields].map(([, name, rest]) => [name, /filename/i.test(rest ?? '') ? fileField : '']));
}

export function answerOf({ answer, encoding }: Values): unknown {
  return typeof answer === 'string' && encoding === 'base64' ? Buffer.from(answer, 'base64').toString() : answer;
}

export function pairsOf(list: unknown): [name: string, value: string][] {
  return listOf(list).map((each) => [String(objectOf(each)['name']), String(objectOf(each)['value'])]);
}
