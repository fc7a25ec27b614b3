import type { Change } from '../case/exchange.ts';
import { isObject } from '../json.ts';
import { fill, fillPath } from '../target/template.ts';
import type { Binding, PreparedPart, PreparedRequest } from '../target/types.ts';

const form = 'application/x-www-form-urlencoded';

export function bodyText(filled: unknown, contentType: string): string | undefined {
  if (filled === undefined) return undefined;
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (mediaType === form && isObject(filled)) return formOf(filled);
  return typeof filled === 'string' && !/[/+]json$/.test(mediaType) ? filled : JSON.stringify(filled);
}

/** A list becomes one pair for each item, and null values are omitted. */
function formOf(members: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(members).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === null ? [] : [[name, textOf(each)]])),
  );
  return new URLSearchParams(pairs).toString();
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function mediaTypeOf(fileName: unknown): string {
  const [, end = ''] = /\.(\w+)$/.exec(String(fileName)) ?? [];
  return types[end.toLowerCase()] ?? 'application/octet-stream';
}

type Inputs = Readonly<Record<string, unknown>>;

export function prepare(binding: Binding, given: Inputs): PreparedRequest {
  const inputs = spelled(binding, given);
  const query = Object.entries(binding.query ?? {}).flatMap(([name, template]): [string, string][] => {
    const value = fill(template, inputs);
    return value === undefined || value === null ? [] : [[name, String(value)]];
  });
  const headers = Object.entries(binding.headers ?? {}).flatMap(([name, template]): [string, string][] => {
    const value = fill(template, inputs);
    return value === undefined ? [] : [[name, String(value)]];
  });
  const filled: unknown = binding.body === undefined ? undefined : fill(binding.body, inputs);
  const otherwise = Buffer.isBuffer(filled) ? mediaTypeOf(inputs['fileName']) : 'application/json';
  const contentType = binding.contentType ?? otherwise;
  if (binding.body !== undefined) headers.push(['content-type', contentType]);
  const prepared: PreparedRequest = {
    method: binding.method,
    path: fillPath(binding.path, inputs),
    query,
    headers: Object.fromEntries(headers),
    body: Buffer.isBuffer(filled) ? filled : bodyText(filled, contentType),
    multipart: binding.multipart && parts(binding.multipart, inputs),
  };
  return binding.prepare ? binding.prepare(prepared, inputs) : prepared;
}

export function changed(prepared: PreparedRequest, change: Change): PreparedRequest {
  const { method = prepared.method, pathSuffix = '', query = [], headers = {}, body = prepared.body } = change;
  const merged = Object.entries({ ...prepared.headers, ...headers }).filter(
    (each): each is [string, string] => each[1] !== null,
  );
  return {
    ...prepared,
    method: method as PreparedRequest['method'],
    path: `${prepared.path}${pathSuffix}`,
    query: [...prepared.query, ...query],
    headers: Object.fromEntries(merged),
    body,
  };
}

function spelled({ inputs = {} }: Binding, given: Inputs): Inputs {
  const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, (isWord(value) && inputs[name]?.[String(value)]) || value]),
  );
}

function parts(templates: NonNullable<Binding['multipart']>, inputs: Inputs): PreparedPart[] {
  return Object.entries(templates).flatMap(([name, template]): PreparedPart[] => {
    if (!isObject(template) || typeof template['content'] !== 'string') {
      const value = fill(template as string, inputs);
      return value === undefined ? [] : [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }];
    }
    const content: unknown = fill(template['content'], inputs);
    const fileName = String(fill(String(template['fileName'] ?? '{fileName}'), inputs) ?? name);
    return Buffer.isBuffer(content) ? [{ name, value: content, fileName }] : [];
  });
}
