import { readFileSync } from 'node:fs';
import { isObject, parseJson } from '../json.ts';
import { parseYaml } from '../target/parse-yaml.ts';
import { TargetError } from '../target/target-error.ts';
import { unreadable } from '../text.ts';
import type { Api, ApiOperation, Place } from './api.ts';
import { type Exchange, readExchanges } from './exchanges.ts';
import { readOpenApi } from './openapi.ts';
import { readRecording } from './recording.ts';

const expected = 'expected is an OpenAPI document (3.0, 3.1 or 3.2), a HAR file or a Postman collection';

/** Reads documents and recordings of one service, and joins what they show. */
export function readSources(files: readonly string[]): Api {
  const read = files.map(readSource);
  const documents = read.flatMap((each) => ('operations' in each ? [each] : []));
  const exchanges = read.flatMap((each) => ('operations' in each ? [] : each));
  const described = documents.flatMap(({ operations }) => operations);
  const all = [...documents, ...(exchanges.length > 0 ? [readRecording(exchanges, described)] : [])];
  const groups = Map.groupBy(
    all.flatMap(({ operations }) => operations),
    ({ method, path }) => `${method} ${path}`,
  );
  return {
    title: all.find(({ title }) => title !== '')?.title ?? '',
    baseUrl: all.findLast(({ baseUrl }) => URL.canParse(baseUrl ?? ''))?.baseUrl,
    operations: [...groups.values()].map((group) => group.reduce(joined)),
    authentication: all.findLast(({ authentication }) => authentication)?.authentication,
    secrets: new Set(all.flatMap(({ secrets }) => [...secrets])),
  };
}

function readSource(file: string): Api | Exchange[] {
  // A name like ${HOME} of the service must not become an environment variable in the target file.
  const value: unknown = JSON.parse(JSON.stringify(parsed(textOf(file), file)).replaceAll('${', '{'));
  if (!isObject(value)) throw new TargetError(`${file}: the file contains no object; ${expected}`);
  if ('swagger' in value)
    throw new TargetError(`${file}: Swagger 2.0 is not read; convert the document to OpenAPI 3 first`);
  if ('openapi' in value) return readOpenApi(value, file);
  if ('log' in value || 'item' in value) return readExchanges(value, file);
  throw new TargetError(`${file}: the file has none of the properties "openapi", "log" and "item"; ${expected}`);
}

function textOf(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.trim() !== '') return text;
  } catch (error) {
    throw new TargetError(`${file}: ${unreadable(error)}; ${expected}`);
  }
  throw new TargetError(`${file}: the file is empty; ${expected}`);
}

function parsed(text: string, file: string): unknown {
  const json = parseJson(text);
  if (json !== undefined) return json;
  // The message of the JSON parser can contain secrets of the file.
  if (/^\s*[{[]\s*"/.test(text))
    throw new TargetError(`${file}: the file is not valid JSON${lineOfFault(text)}; ${expected}`);
  return parseYaml(text, file).value;
}

function lineOfFault(text: string): string {
  try {
    JSON.parse(text);
    return ', or it is nested too deep';
  } catch (error) {
    const [, position = text.length] = /position (\d+)/.exec(String(error)) ?? [];
    return ` (line ${text.slice(0, Number(position)).split('\n').length})`;
  }
}

/** Joins two descriptions of the same operation. The first is a document, if there is one. */
function joined(one: ApiOperation, other: ApiOperation): ApiOperation {
  return {
    ...one,
    ...(one.media === '' ? { media: other.media } : {}),
    ...(one.responseMedia === '' ? { responseMedia: other.responseMedia } : {}),
    inputs: joinedPlaces(one.inputs, other.inputs),
    outputs: joinedPlaces(one.outputs, other.outputs),
    responseHeaders: [...one.responseHeaders, ...other.responseHeaders],
    errors: [...one.errors, ...other.errors],
  };
}

function joinedPlaces(one: readonly Place[], other: readonly Place[]): Place[] {
  const groups = Map.groupBy([...one, ...other], ({ part, path }) => [part, ...path].join('\n'));
  return [...groups.values()].map((places) => {
    const [first] = places.toSorted((a, b) => Number(a.type === 'any') - Number(b.type === 'any'));
    return { ...(first as Place), values: [...new Set(places.flatMap(({ values }) => values))] };
  });
}
