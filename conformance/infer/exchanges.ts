import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseJson } from '../json.ts';
import { evaluate } from '../target/expressions.ts';
import { TargetError } from '../target/target-error.ts';
import { fileField, isJson, listOf, mediaOf, methodOf, objectOf, type Values } from './places.ts';

export const unknownOrigin = 'http://service.invalid';

/** One recorded request with its response. */
export type RecordedExchange = ReturnType<typeof exchangeOf>[number];

type Formats = Readonly<Record<'har' | 'postman' | 'secret' | 'usualHeader', string>>;

export const formats: Formats & { modes: Record<string, string> } = parse(
  readFileSync(new URL('./formats.yaml', import.meta.url), 'utf8'),
);

/** The values of each entry of a HAR file, by the names in `formats.yaml`. */
export function harValues(document: Values): Values[] {
  return listOf(evaluate(formats.har, document)).map(objectOf);
}

/** Reads a HAR file, or a Postman collection (2.0 or 2.1) with its saved responses. */
export function readExchanges(document: Values, file: string): RecordedExchange[] {
  const isHar = 'log' in document;
  const found = isHar ? harValues(document) : listOf(evaluate(formats.postman, document)).map(objectOf);
  const exchanges = found.flatMap(exchangeOf);
  if (exchanges.length > 0) return exchanges;
  const expected = isHar ? '"log.entries" must list requests with their responses' : '"item" must list requests';
  throw new TargetError(`${file}: ${expected}, but no request with a method and a URL is there`);
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
      // A part like :id or {{id}} is a variable.
      path: pathname.replaceAll(/%7B%7B(.+?)%7D%7D|(?<=\/):(\w+)/g, (_all, one, other) => `{${one ?? other}}`),
      ...{ headers: pairsOf(values['headers']), media, status: Number(values['status']) },
      body: form.length > 0 ? Object.fromEntries(fields) : bodyOf(values['text'], media),
      answerHeaders: pairsOf(values['answerHeaders']),
      answerMedia: isEmpty ? '' : answerMedia,
      answer: bodyOf(text, answerMedia),
    },
  ];
}

function bodyOf(text: unknown, media: string): unknown {
  if (typeof text !== 'string') return undefined;
  // A variable of a collection without quotes, such as {"id": {{id}}}, is not valid JSON.
  if (isJson(media)) return parseJson(text) ?? parseJson(text.replaceAll(/\{\{[^}]*\}\}/g, '""'));
  if (/urlencoded/.test(media)) return Object.fromEntries(new URLSearchParams(text));
  if (media !== 'multipart/form-data') return text === '' ? undefined : fileField;
  const fields = text.matchAll(/form-data;[^\n]*?\bname="([^"\n]*)"([^\n]*)/gi);
  return Object.fromEntries([...fields].map(([, name, rest]) => [name, /filename/i.test(rest ?? '') ? fileField : '']));
}

/** Each text and number in a JSON value, with the name of its property. */
export function textsIn(value: unknown): [text: string, name: string][] {
  const found: [string, string][] = [];
  let property = '';
  JSON.stringify(value, (name, inner: unknown) => {
    if (!/^\d*$/.test(name)) property = name;
    if (typeof inner === 'string' || typeof inner === 'number') found.push([String(inner), property]);
    return inner;
  });
  return found;
}

export function answerOf({ answer, encoding }: Values): unknown {
  return typeof answer === 'string' && encoding === 'base64' ? Buffer.from(answer, 'base64').toString() : answer;
}

export function pairsOf(list: unknown): [name: string, value: string][] {
  return listOf(list).map((each) => [String(objectOf(each)['name']), String(objectOf(each)['value'])]);
}
