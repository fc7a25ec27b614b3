import { isObject, parseJson } from '../json.ts';
import { parseYaml } from '../target/parse-yaml.ts';
import { TargetError } from '../target/target-error.ts';
import { formats, type RecordedExchange, readExchanges, textsIn, unknownOrigin } from './exchanges.ts';
import { sorted, wordsOf } from './match.ts';
import { type Description, readOpenApi } from './openapi.ts';
import { type ApiOperation, placesOf, plainPath, variablesOf } from './places.ts';

const expected = 'expected is an OpenAPI document (3.0, 3.1 or 3.2), a HAR file or a Postman collection';

/** @throws TargetError if the text is no description and no recording of an API */
export function readDescription(text: string, file: string): Description & { file: string } {
  const fail = (reason: string) => new TargetError(`${file}: ${reason}; ${expected}`);
  if (text.trim() === '') throw fail('the file is empty');
  // Messages of a JSON parser can contain secrets of the file.
  const parsed = parseJson(text) ?? (/^\s*[{[]\s*"/.test(text) ? undefined : parseYaml(text, file).value);
  if (parsed === undefined) throw fail('the file is not valid JSON');
  // A name like ${HOME} of the service must not become an environment variable in the target file.
  const value: unknown = JSON.parse(JSON.stringify(parsed).replaceAll('${', '{'));
  if (!isObject(value)) throw fail('the file contains no object');
  if ('swagger' in value) throw fail('Swagger 2.0 is not read; convert the document to OpenAPI 3 first');
  if ('openapi' in value) return { file, ...readOpenApi(value, file) };
  if ('log' in value || 'item' in value) return { file, exchanges: readExchanges(value, file) };
  throw fail('the file has none of the properties "openapi", "log" and "item"');
}

export type DescribedApi = ReturnType<typeof joinSources>['api'];

/** Joins what documents and recordings of one service show, with the texts that must not get into the target file. */
export function joinSources(sources: readonly Description[]) {
  const described = sources.find(({ baseUrl }) => URL.canParse(baseUrl ?? ''))?.baseUrl;
  const base = described ? new URL(described).pathname.replace(/\/$/, '') : '';
  const examples = sources.flatMap(({ exchanges }) => exchanges.filter((each) => each.origin === ''));
  const all = sources.flatMap(({ exchanges }) => exchanges.filter((each) => each.origin !== ''));
  const origin = mostFrequent(all.map((each) => each.origin));
  const recorded = all.filter((each) => each.origin === origin);
  const secrets = secretsIn(recorded);
  const named = [...examples, ...withVariables(recorded, secrets, base)];
  const groups = Map.groupBy(named, ({ method, path }) => `${method} ${plainPath(path)}`);
  const api = {
    title: sources.find(({ title }) => title)?.title ?? '',
    baseUrl: described ?? (all.length > 0 && origin !== unknownOrigin ? origin : undefined),
    operations: [...groups.values()].flatMap(operationOf),
    authentication: authenticationOf(recorded) ?? sources.find((each) => each.authentication)?.authentication,
  };
  return { api, secrets };
}

/** Ids in paths become variables such as `{user_id}`. */
function withVariables(
  exchanges: readonly RecordedExchange[],
  secrets: ReadonlySet<string>,
  base: string,
): RecordedExchange[] {
  const texts = textsIn(exchanges.map(({ answer, status }) => (status < 300 ? answer : undefined)));
  const isId = (name: string) => wordsOf(name).some(({ concepts }) => concepts.has('id') || concepts.has('reference'));
  const ids = new Map(texts.filter(([, name]) => isId(name)));
  const isLike = /^\d+$|[\s@%:{]|^(?!v\d+(\.\d+)?$).*\d.*\d|^.{41}/i;
  return exchanges.map(({ path, ...exchange }) => {
    const parts = (path.startsWith(`${base}/`) ? path.slice(base.length) : path).split('/');
    const named = parts.map((part, at) => {
      const isVariable = isLike.test(part) || secrets.has(part) || (ids.has(part) && !/^[a-z]+$/.test(part));
      return isVariable ? `{${variablesOf(part)[0] ?? nameOf(ids.get(part), parts[at - 1] ?? '')}}` : part;
    });
    return { ...exchange, path: named.join('/') };
  });
}

/** The name of the property that has the id, unless the name only says that it is an id. */
function nameOf(name = 'id', before: string): string {
  const isPlain = wordsOf(name).every(({ concepts }) => concepts.has('id'));
  return isPlain ? [...wordsOf(before).map(({ text }) => text), 'id'].join('_') : name.replaceAll(/\W/g, '_');
}

function mostFrequent(texts: readonly string[]): string {
  return sorted([...Map.groupBy(texts, (text) => text)], ([, all]) => all.length)[0]?.[0] ?? '';
}

/** Tests also send requests to wrong addresses. Success shows that an operation exists, and so does a conflict. */
function operationOf(group: readonly RecordedExchange[]): ApiOperation[] {
  const good = group.filter(({ status }) => status >= 200 && status < 300);
  const known = group.filter(({ status }) => status < 300 || [400, 409, 422].includes(status));
  const main = good.length > 0 ? good : known;
  const [first] = main;
  if (first === undefined) return [];
  const media = mostFrequent(main.flatMap((each) => each.media || []));
  const isOwn = ([name]: readonly [string, unknown]) => !new RegExp(formats.usualHeader, 'i').test(name);
  const bodies = main.filter((each) => each.media === media).map(({ body }) => body);
  const parts = {
    query: known.map(({ query }) => Object.fromEntries(query)),
    headers: main.map(({ headers }) => Object.fromEntries(headers.filter(isOwn))),
    [media === 'multipart/form-data' ? 'multipart' : 'body']: bodies,
    response: good.map(({ answer }) => answer),
    responseHeaders: good.map(({ answerHeaders }) => Object.fromEntries(answerHeaders)),
    error: group.filter(({ status }) => status >= 400).map(({ answer }) => answer),
  };
  return [
    {
      ...{ method: first.method, text: first.name, media },
      path: first.origin === '' ? first.path : mostFrequent(main.map((each) => each.path)),
      responseMedia: mostFrequent(good.flatMap(({ answerMedia }) => answerMedia || [])),
      places: Object.entries(parts).flatMap(([part, samples]) => placesOf(part, samples)),
    },
  ];
}

/** The header that contains a token of an earlier response. */
function authenticationOf(exchanges: readonly RecordedExchange[]) {
  const tokens = new Map(textsIn(exchanges.map(({ answer, method }) => (method === 'POST' ? answer : undefined))));
  const isToken = ([name, text]: readonly [string, string]) =>
    /token|auth|jwt|session/i.test(name) && tokens.has(text.split(' ').at(-1) ?? '');
  const [header, value = ''] = exchanges.flatMap(({ headers }) => headers).find(isToken) ?? [];
  return header === undefined ? undefined : { header, value: value.replace(/\S*$/, '{token}') };
}

/** The credentials of a recording: values in headers, queries and bodies with a name like `token`, and their parts. */
function secretsIn(exchanges: readonly RecordedExchange[]): ReadonlySet<string> {
  const named = exchanges.flatMap(({ headers, answerHeaders, query }) => [...headers, ...answerHeaders, ...query]);
  const texts = [
    ...textsIn(exchanges.map(({ body, answer }) => [body, answer])),
    ...named.map((pair) => pair.toReversed()),
  ];
  const own = texts.filter(([, name = '']) => new RegExp(formats.secret, 'i').test(name));
  const parts = own.flatMap(([text = '']) => [text, ...text.split(/[\s;,=]+/)]);
  // A word such as Bearer is no secret, and neither is a word that each target file contains.
  const isSecret = (part: string) => part.length >= 6 && wordsOf(part).some(({ concepts }) => concepts.size === 0);
  return new Set(sorted(parts.filter(isSecret), (part) => part.length));
}
