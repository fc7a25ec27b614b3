import { readFileSync } from 'node:fs';
import { isObject, parseJson } from '../json.ts';
import { parseYaml } from '../target/parse-yaml.ts';
import { TargetError } from '../target/target-error.ts';
import { unreadable } from '../text.ts';
import type { Api, ApiOperation, Content, Place } from './api.ts';
import type { Exchange } from './exchange.ts';
import { readHar } from './har.ts';
import { readOpenApi } from './openapi.ts';
import { objectOf } from './places.ts';
import { readPostman } from './postman.ts';
import { operationsOf } from './recording.ts';

const expected = 'expected is an OpenAPI document (3.0, 3.1 or 3.2), a HAR file or a Postman collection';

/** Reads documents and recordings of one service and joins what they show. */
export function readSources(files: readonly string[]): Api {
  const read = files.map(readSource);
  const documents = read.filter((each): each is Api => !Array.isArray(each));
  const exchanges = read.filter((each): each is Exchange[] => Array.isArray(each)).flat();
  const described = documents.flatMap(({ operations }) => operations);
  const recorded = exchanges.length > 0 ? [operationsOf(exchanges, described)] : [];
  const all = [...documents, ...recorded];
  const groups = Map.groupBy(all.flatMap(({ operations }) => operations), ({ method, path }) => `${method} ${path}`);
  return {
    title: all.map(({ title }) => title).find(Boolean) ?? '',
    baseUrl: all.map(({ baseUrl }) => baseUrl).findLast((url) => url !== undefined && URL.canParse(url)),
    operations: [...groups.values()].map((group) => group.reduce(joined)),
    authentication: all.map(({ authentication }) => authentication).findLast(Boolean),
    secrets: new Set(all.flatMap(({ secrets }) => [...secrets])),
  };
}

function readSource(file: string): Api | Exchange[] {
  const value = parsed(textOf(file), file);
  if (!isObject(value)) throw new TargetError(`${file}: the file contains no object; ${expected}`);
  if ('swagger' in value) throw new TargetError(`${file}: Swagger 2.0 is not read; convert the document to OpenAPI 3 first`);
  if ('openapi' in value) return readOpenApi(value, file);
  if ('log' in value) return readHar(value, file);
  if (Array.isArray(value['item'])) return readPostman(value, file);
  if (isObject(value['collection'])) return readPostman(objectOf(value['collection']), file);
  throw new TargetError(`${file}: the file has none of the properties "openapi", "log" and "item"; ${expected}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new TargetError(`${file}: ${unreadable(error)}; ${expected}`);
  }
}

function parsed(text: string, file: string): unknown {
  if (text.trim() === '') throw new TargetError(`${file}: the file is empty; ${expected}`);
  const json = parseJson(text);
  if (json !== undefined) return json;
  if (/^\s*[{[]/.test(text)) throw new TargetError(`${file}: ${jsonFault(text)}`);
  return parseYaml(text, file).value;
}

/** The message without the texts of the file, which can be secrets. */
function jsonFault(text: string): string {
  try {
    JSON.parse(text);
    return 'the values are nested too deep';
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length;
    return `line ${line} is not valid JSON`;
  }
}

/** Joins two descriptions of the same operation. The first is a document, if there is one. */
function joined(one: ApiOperation, other: ApiOperation): ApiOperation {
  return {
    ...one,
    query: joinedPlaces(one.query, other.query),
    headers: joinedPlaces(one.headers, other.headers),
    request: joinedContent(one.request, other.request),
    response: joinedContent(one.response, other.response),
    responseHeaders: [...new Set([...one.responseHeaders, ...other.responseHeaders])],
    errors: joinedPlaces(one.errors, other.errors),
  };
}

function joinedContent(one: Content, other: Content): Content {
  if (one.media === '') return other;
  return one.media === other.media || other.media === '' ? { ...one, places: joinedPlaces(one.places, other.places) } : one;
}

function joinedPlaces(one: readonly Place[], other: readonly Place[]): Place[] {
  const key = ({ path }: Place) => path.join('\n');
  const values = new Map(other.map((place) => [key(place), place.values]));
  const known = new Set(one.map(key));
  const both = one.map((place) => ({ ...place, values: [...new Set([...place.values, ...(values.get(key(place)) ?? [])])] }));
  return [...both, ...other.filter((place) => !known.has(key(place)))];
}
