import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, parseJson } from '../json.ts';
import { evaluate } from '../target/expressions.ts';
import { TargetError } from '../target/target-error.ts';
import { isJson, listOf, mediaOf, methodOf, objectOf } from './api.ts';

type Values = Readonly<Record<string, unknown>>;

/** The value of a form field that contains a file. */
export const fileField = '\u0000file';

/** One recorded request with its response. */
export type Exchange = ReturnType<typeof exchangeOf>[number];

const formats: Readonly<Record<'har' | 'postman', string>> = parse(
  readFileSync(new URL('./formats.yaml', import.meta.url), 'utf8'),
);

export function readHar(document: Values, file: string): Exchange[] {
  return read(
    listOf(evaluate(formats.har, document)),
    `${file}: "log.entries" must list requests with their responses`,
  );
}

/** Reads the requests of a Postman collection (2.0 or 2.1) with their saved responses. */
export function readPostman(document: Values, file: string): Exchange[] {
  const pairs = requestsIn(document['item'], '').flatMap(({ request, response, ...rest }) => {
    const saved = listOf(response).map(objectOf);
    const sent = saved.map((each) => ({ ...rest, request: each['originalRequest'] ?? request, response: each }));
    return sent.length > 0
      ? sent
      : [{ ...rest, request: typeof request === 'string' ? { url: request } : request, response: { code: 200 } }];
  });
  const values = pairs.map((pair) => evaluate(formats.postman, pair));
  return read(values, `${file}: "item" must list requests, and the collection has none`);
}

function requestsIn(items: unknown, folder: string, depth = 0): Values[] {
  return listOf(depth > 20 ? [] : items)
    .map(objectOf)
    .flatMap((item) => {
      const name = `${folder} ${String(item['name'] ?? '')}`;
      return Array.isArray(item['item']) ? requestsIn(item['item'], name, depth + 1) : [{ ...item, name }];
    });
}

function read(values: readonly unknown[], fault: string): Exchange[] {
  const exchanges = values.map(objectOf).flatMap(exchangeOf);
  if (exchanges.length === 0) throw new TargetError(`${fault}, but no request with a method and a URL is there`);
  return exchanges;
}

function exchangeOf(values: Values) {
  const method = methodOf(values['method']);
  // A collection often begins its URLs with a variable, such as {{baseUrl}}.
  const url = String(values['url']).replace(/^\{\{[^}]+\}\}\/?/, `${unknownOrigin}/`);
  if (method === undefined || !URL.canParse(url)) return [];
  const { origin, pathname, searchParams } = new URL(url);
  const text =
    values['encoding'] === 'base64' ? Buffer.from(String(values['answer']), 'base64').toString() : values['answer'];
  const isEmpty = (text ?? '') === '' && !(Number(values['size']) > 0);
  const isSent = typeof values['text'] === 'string' && values['text'] !== '';
  const media = mediaOf(values['media']) || modes[String(values['mode'])] || (isSent ? 'application/octet-stream' : '');
  const answerMedia = mediaOf(values['answerMedia']) || (/^\s*[{[]/.test(String(text)) ? 'application/json' : '');
  return [
    {
      ...{ method, origin, query: [...searchParams] },
      /** A part like `{id}` is a variable. */
      parts: pathname.split('/').slice(1).map(partOf),
      headers: pairsOf(values['headers']),
      media,
      body: listOf(values['form']).length > 0 ? fieldsOf(values['form']) : bodyOf(values['text'], media),
      name: String(values['name'] ?? ''),
      status: Number(values['status']),
      answerHeaders: pairsOf(values['answerHeaders']),
      answerMedia: isEmpty ? '' : answerMedia,
      answer: bodyOf(text, answerMedia),
    },
  ];
}

export const unknownOrigin = 'http://service.invalid';
const modes: Readonly<Record<string, string>> = {
  raw: 'application/json',
  formdata: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
};

function partOf(part: string): string {
  const plain =
    /%(?![\da-f]{2})/i.test(part) || !/^(%[0-7][\da-f]|[^%])*$/i.test(part) ? part : decodeURIComponent(part);
  return plain.replace(/^:(\w+)$|^\{\{(.+)\}\}$/, (_all, one, other) => `{${one ?? other}}`);
}

function bodyOf(text: unknown, media: string): unknown {
  if (typeof text !== 'string') return undefined;
  // A variable of a collection without quotes, such as {"id": {{id}}}, is not valid JSON.
  if (isJson(media)) return parseJson(text) ?? parseJson(text.replaceAll(/\{\{[^}]*\}\}/g, '""'));
  if (/urlencoded/.test(media)) return Object.fromEntries(new URLSearchParams(text));
  const fields = media === 'multipart/form-data' ? text.matchAll(/form-data;[^\n]*?\bname="([^"\n]*)"([^\n]*)/gi) : [];
  return Object.fromEntries(
    [...fields].map(([, name = '', rest = '']) => [name, /filename/i.test(rest) ? fileField : '']),
  );
}

function fieldsOf(fields: unknown): Values {
  const all = listOf(fields).map(objectOf);
  return Object.fromEntries(all.map(({ name, value, file }) => [name, (file ?? null) === null ? value : fileField]));
}

function pairsOf(list: unknown): [name: string, value: string][] {
  return listOf(list)
    .filter(isObject)
    .map(({ name, value }) => [String(name), String(value)]);
}
