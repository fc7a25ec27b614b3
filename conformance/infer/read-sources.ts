import { readFileSync, statSync } from 'node:fs';
import { isObject, parseJson } from '../json.ts';
import { parseYaml } from '../target/parse-yaml.ts';
import { TargetError } from '../target/target-error.ts';
import { unreadable } from '../text.ts';
import type { Api, ApiOperation } from './api.ts';
import { type Exchange, readExchanges } from './exchanges.ts';
import { readOpenApi } from './openapi.ts';
import { readRecording } from './recording.ts';

const expected = 'expected is an OpenAPI document (3.0, 3.1 or 3.2), a HAR file or a Postman collection';
const mostMebibytes = 64;

/** Reads documents and recordings of one service, and joins what they show. */
export function readSources(files: readonly string[]): Api {
  const read = files.map(readSource);
  const documents = read.flatMap((each) => ('operations' in each ? [each] : []));
  const exchanges = read.flatMap((each) => ('operations' in each ? [] : each));
  const described = documents.flatMap(({ operations }) => operations);
  const all = [...documents, ...(exchanges.length > 0 ? [readRecording(exchanges, described)] : [])];
  const operations = all.flatMap((each) => each.operations);
  const groups = Map.groupBy(operations, ({ method, path }) => `${method} ${path}`);
  return {
    title: all.find(({ title }) => title !== '')?.title ?? '',
    baseUrl: all.findLast(({ baseUrl }) => URL.canParse(baseUrl ?? ''))?.baseUrl,
    operations: [...groups.values()].map((group) => group.reduce(joined)),
    authentication: all.findLast(({ authentication }) => authentication)?.authentication,
    secrets: new Set(all.flatMap(({ secrets }) => [...secrets])),
  };
}

function readSource(file: string): Api | Exchange[] {
  const fail = (reason: string) => new TargetError(`${file}: ${reason}; ${expected}`);
  // A name like ${HOME} of the service must not become an environment variable in the target file.
  const value: unknown = JSON.parse(JSON.stringify(parsed(file, fail)).replaceAll('${', '{'));
  if (!isObject(value)) throw fail('the file contains no object');
  if ('swagger' in value) throw fail('Swagger 2.0 is not read; convert the document to OpenAPI 3 first');
  if ('openapi' in value) return readOpenApi(value, file);
  if ('log' in value || 'item' in value) return readExchanges(value, file);
  throw fail('the file has none of the properties "openapi", "log" and "item"');
}

function parsed(file: string, fail: (reason: string) => Error): unknown {
  const text = textOf(file, fail);
  const json = parseJson(text);
  if (json !== undefined) return json;
  // The message of the JSON parser can contain secrets of the file.
  if (/^\s*[{[]\s*"/.test(text)) throw fail(`the file is not valid JSON${lineOfFault(text)}`);
  return parseYaml(text, file).value;
}

function textOf(file: string, fail: (reason: string) => Error): string {
  try {
    if (statSync(file).size > mostMebibytes * 2 ** 20) throw new Error(`the file has more than ${mostMebibytes} MiB`);
    const text = readFileSync(file, 'utf8');
    if (text.trim() === '') throw new Error('the file is empty');
    return text;
  } catch (error) {
    throw fail(unreadable(error));
  }
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
    media: one.media || other.media,
    responseMedia: one.responseMedia || other.responseMedia,
    inputs: [...one.inputs, ...other.inputs],
    outputs: [...one.outputs, ...other.outputs],
    responseHeaders: [...one.responseHeaders, ...other.responseHeaders],
    errors: [...one.errors, ...other.errors],
  };
}
