import type { ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Json } from '../json.ts';
import type { NextPage, Source } from '../target/types.ts';
import { type ApiOperation, isJson, type Place, variablesOf } from './api.ts';
import { fitOf, isSame, type Match, type Matches, match, rivalNotes, shareOf } from './match.ts';
import { spellings, vocabulary, wordsOf } from './words.ts';

type Value = readonly [path: readonly string[], value: Json];
type Sources = Readonly<Record<string, Source>>;

/** Guesses how to send an operation and how to read its response, with what is uncertain and what is missing. */
export function bindingTo(operation: OperationId, api: ApiOperation) {
  const { vital, output }: OperationSpec = operations[operation];
  const { request, questions, ...sent } = bindRequest(operation, api);
  const received = bindAnswer(operation, api);
  const { answer } = received;
  const next = 'items' in output ? nextPage(api) : undefined;
  const open = vital.filter((name) => !(name in answer)).map((name) => `where does the response have ${name}?`);
  return {
    binding: { ...request, ...(Object.keys(answer).length > 0 ? { answer } : {}), ...(next ? { next } : {}) },
    notes: [...sent.notes, ...received.notes],
    questions: [...new Set([...questions, ...open])],
    credentials: sent.credentials,
  };
}

export function ownConcepts(operation: OperationId): Set<string> {
  return new Set(Object.keys(vocabulary.operations[operation].words));
}

export function bindAnswer(
  operation: OperationId,
  api: Pick<ApiOperation, 'outputs' | 'responseMedia' | 'responseHeaders'>,
) {
  const { output, vital }: OperationSpec = operations[operation];
  const isFile = api.responseMedia !== '' && !isJson(api.responseMedia);
  if ('content' in output) return { answer: { content: { body: 'bytes' } }, notes: [], share: isFile ? 1 : 0 } as const;
  const found = match(output, api.outputs, [], ownConcepts(operation));
  // The id of new work can be at the end of the address in a header.
  const id = vital.find((name) => /id$/i.test(name) && !found.has(name));
  const header = api.responseHeaders.find((name) => /^(content-|operation-)?location$|job|task/i.test(name));
  const answer: Sources = {
    ...sourcesOf(operation, output, found, ''),
    ...(id && header ? { [id]: { header, match: '([^/]+)/?$' } } : {}),
  };
  const more = (Object.keys(answer).length - found.size) / Math.max(1, Object.keys(output).length);
  return { answer, notes: rivalNotes('answer.', found), share: shareOf(output, found) + more };
}

/** The JMESPath expression of a path. */
export function expressionOf(path: readonly string[]): string {
  const parts = path.map((part) => (part === '[0]' || /^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part)));
  return parts.length === 0 ? '@' : parts.join('.').replaceAll('.[', '[');
}

function sourcesOf(operation: OperationId, shape: ShapeSpec, found: Matches, owner: 'item.' | ''): Sources {
  const sources = [...found].map(([name, { place, item, each = new Map() }]): [string, Source] => {
    const [kind] = [shape[name]].flat();
    const at = expressionOf(place.path);
    if (item?.path.at(-1) === '*')
      return [name, { in: `items(${at})`, each: { name: '[0]', values: { in: valuesOf(item, '[1]'), each: '@' } } }];
    if (typeof kind === 'object') return [name, { in: at, each: sourcesOf(operation, kind, each, 'item.') }];
    if (item) return [name, { in: at, each: expressionOf(each.get('id')?.place.path ?? []) }];
    if (Array.isArray(shape[name])) return [name, { in: `[${at}]`, each: '@' }];
    return [name, scalarSource(operation, owner, name, place)];
  });
  return Object.fromEntries(sources);
}

function valuesOf(item: Place, at: string): string {
  return item.type === 'array' ? at : `[${at}]`;
}

function scalarSource(operation: OperationId, owner: 'item.' | '', name: string, place: Place): Source {
  const value = expressionOf(place.path);
  if (place.type === 'boolean' && name === 'deleted')
    return /active|enabled/i.test(place.path.at(-1) ?? '') ? `!${value}` : value;
  const kind = vocabulary.valueKinds[`${operation}.${name}`] ?? vocabulary.valueKinds[`${owner}${name}`];
  const map = spellings(kind, place.values);
  return map.length > 0 ? { value, map: Object.fromEntries(map) } : value;
}

/** Guesses how a list continues: with a URL or a token of the response, a page number or a `Link` header. */
function nextPage({ inputs, outputs, responseHeaders }: ApiOperation): NextPage | undefined {
  const means = ({ path }: Place, concept: string) =>
    path.some((part) => wordsOf(part).some(({ concepts }) => concepts.get(concept) === 1));
  const asked = inputs.filter(({ part, path }) => part === 'query' && !/size|limit|per/i.test(path.join()));
  const query = (concept: string) => asked.find((place) => means(place, concept))?.path[0];
  const following = outputs.filter(
    (place) => !/object|boolean/.test(place.type) && !place.path.includes('[]') && means(place, 'next'),
  );
  const isUrl = (value: unknown) => /^(https?:\/)?\//.test(String(value));
  const url = following.find((place) => means(place, 'url') || place.values.some(isUrl));
  if (url !== undefined) return { url: expressionOf(url.path) };
  const [token, parameter, page] = [following[0], query('next'), query('page')];
  if (token !== undefined && parameter !== undefined) return { token: expressionOf(token.path), parameter };
  if (page !== undefined) return { page };
  return responseHeaders.some((name) => /^link$/i.test(name)) ? { link: 'next' } : undefined;
}

export function bindRequest(operation: OperationId, api: ApiOperation) {
  const { input: written, output }: OperationSpec = operations[operation];
  const isToken = 'token' in output;
  const { file: bytes, ...named }: ShapeSpec = isToken ? { apiKey: 'text' } : written;
  const variable = pathVariable(operation, api);
  const { id = '' } = vocabulary.operations[operation];
  const open = Object.entries(named).filter(([name]) => variable === undefined || name !== id);
  const usable = api.inputs.filter(
    ({ part, type }) => part !== 'path' && (part !== 'headers' || isToken) && type !== 'binary',
  );
  const file = bytes === undefined ? undefined : filePlace(operation, api);
  const places = usable.filter((place) => place !== file);
  const guesses = match(Object.fromEntries(open), places, [], ownConcepts(operation));
  const more = isToken ? severalTexts(usable, guesses.get('apiKey')?.place) : [];
  const found = new Map([...guesses].filter(([, { place }]) => !more.some((each) => isSame(each, place))));
  const values: Value[] = [
    ...[...found].map(([name, each]): Value => [pathOf(each.place), templateOf(name, named[name], each)]),
    ...more.map((place): Value => [pathOf(place), `{${credentialName(place)}}`]),
    ...(file ? [[pathOf(file), fileTemplate(file)] as const] : []),
  ];
  const given = values.map(([path]) => path.join('\n'));
  const others = usable.filter((place) => {
    const isPlain = !/array|object|map/.test(place.type) && !place.path.some((part) => part === '[]' || part === '*');
    return isPlain && place.part !== 'headers' && place.path.length > 0 && !given.includes(pathOf(place).join('\n'));
  });
  const fixed = others.flatMap((place): Value[] => {
    const value = fixedValue(place);
    return value === null ? [] : [[pathOf(place), value]];
  });
  const isSent = values.some(([[part]]) => part === 'body') && !['', '*/*', 'application/json'].includes(api.media);
  return {
    request: {
      ...{ method: api.method, path: templatePath(api.path, variable, id) },
      ...(isSent ? { contentType: api.media } : {}),
      ...Object(nested([...fixed, ...values])),
      ...spelledInputs(operation, found),
    },
    notes: rivalNotes('the input ', found),
    questions: [
      ...questionsAbout(api, variable, others),
      ...(isToken && values.length === 0 ? ['where does the request contain the API key?'] : []),
    ],
    /** The share of the inputs that have a place. */
    share: (Number(variable !== undefined) + values.length) / Math.max(1, Object.keys(written).length),
    /** The names of the values of a credential, if one API key is not enough. */
    credentials: more.length > 0 ? [...found.keys(), ...more.map(credentialName)] : [],
  };
}

function questionsAbout({ path }: ApiOperation, variable: string | undefined, others: readonly Place[]): string[] {
  const strangers = variablesOf(path).filter((name) => name !== variable);
  const missing = others.filter((place) => place.required && fixedValue(place) === null);
  return [
    ...strangers.map((name) => `which value has {${name}}? It is read from the environment`),
    ...missing.map((place) => `${place.part} requires ${expressionOf(place.path)}: which value has it?`),
  ];
}

function spelledInputs(operation: OperationId, found: Matches): { inputs?: Json } {
  const inputs = [...found].flatMap(([name, { place }]): [string, Json][] => {
    const pairs = spellings(vocabulary.valueKinds[`${operation}.${name}`], place.values);
    return pairs.length > 0 ? [[name, Object.fromEntries(pairs.map(([own, canonical]) => [canonical, own]))]] : [];
  });
  return inputs.length > 0 ? { inputs: Object.fromEntries(inputs) } : {};
}

function pathOf({ part, path }: Place): readonly string[] {
  return [part, ...path];
}

/** The variable of the path with the id of the operation: by its name, and otherwise the last one. */
function pathVariable(operation: OperationId, { inputs }: ApiOperation): string | undefined {
  const { id } = vocabulary.operations[operation];
  const places = inputs.filter(({ part }) => part === 'path').toReversed();
  const fits = (place: Place) => fitOf(id ?? '', 'id', place, ownConcepts(operation));
  return id === undefined ? undefined : places.toSorted((one, other) => fits(other) - fits(one))[0]?.path[0];
}

/** A variable that no input fills comes from the environment, for example the name of a tenant. */
function templatePath(path: string, variable: string | undefined, id: string): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_all, name) =>
    name === variable ? `{${id}}` : `\${${environmentName(name)}}`,
  );
}

export function environmentName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toUpperCase();
}

function credentialName({ path }: Place): string {
  return (path.at(-1) ?? '').replaceAll(/\W/g, '_');
}

/** A token request can need several texts, such as a client id and a secret. Then each text has its own name. */
function severalTexts(places: readonly Place[], key: Place | undefined): Place[] {
  const texts = places.filter(
    ({ part, path, type, fixed }) =>
      part === (key?.part === 'query' ? 'query' : 'body') &&
      path.length > 0 &&
      /string|any/.test(type) &&
      fixed === undefined,
  );
  const isKey = (place: Place) => key !== undefined && isSame(place, key);
  const needed = texts.filter((place) => isKey(place) || place.required || key === undefined);
  return needed.every(isKey) ? [] : needed;
}

function filePlace(operation: OperationId, { media, inputs }: ApiOperation): Place | undefined {
  const body = inputs.filter(({ part }) => part === 'body' || part === 'multipart');
  if (media !== '' && !isJson(media) && !/form-data|urlencoded/.test(media))
    return body.find(({ path }) => path.length === 0);
  const fits = (place: Place) =>
    fitOf('file', 'bytes', place, ownConcepts(operation)) + Number(place.type === 'binary');
  return body
    .filter((place) => place.path.length > 0 && fits(place) > 0.3)
    .toSorted((one, other) => fits(other) - fits(one))[0];
}

function fileTemplate({ part, path }: Place): Json {
  if (part === 'multipart') return { content: '{file}', fileName: '{fileName}' };
  return path.length === 0 ? '{file}' : '{base64(file)}';
}

/** A fixed value of a document, or the type that a recorded body always has, such as `departments` in JSON:API. */
function fixedValue({ fixed, values, path, required }: Place): Json {
  const isType = path.at(-1) === 'type';
  const [only] = isType && values.length === 1 && /^[a-z][a-z-]{1,40}$/.test(String(values[0])) ? values : [];
  const value = required || isType ? (fixed ?? only) : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Builds a template with each value at its path. A list gets one item. */
function nested(values: readonly Value[]): Json {
  const whole = values.find(([path]) => path.length === 0);
  if (whole) return whole[1];
  const groups = [...Map.groupBy(values, ([path]) => path[0] ?? '')].map(
    ([name, all]) => [name, nested(all.map(([path, value]) => [path.slice(1), value]))] as const,
  );
  return groups[0]?.[0] === '[]' ? [groups[0][1]] : Object.fromEntries(groups);
}

function templateOf(name: string, kind: ShapeSpec[string] | undefined, { place, item, each = new Map() }: Match): Json {
  if (typeof kind !== 'object') {
    const isId = kind === 'id' || name === 'parentDepartment';
    return isId && /integer|number/.test(place.type) ? `{${name} && to_number(${name})}` : `{${name}}`;
  }
  if (place.part === 'query') return `{join(',', ${name})}`;
  if (item === undefined) return `{${name}[0]}`;
  // An object can have the names of the fields as the names of its properties.
  if (item.path.at(-1) === '*')
    return `{from_items(${name}[].[name, ${item.type === 'array' ? 'values' : 'values[0]'}])}`;
  return typeof kind[0] === 'string' ? plainItems(name, item, each) : objectItems(name, kind[0], each);
}

function plainItems(name: string, item: Place, each: Matches): string {
  const id = each.get('id')?.place;
  if (id) return `{${name}[].{${expressionOf(id.path)}: @}}`;
  return item.type === 'integer' ? `{${name}[].to_number(@)}` : `{${name}}`;
}

function objectItems(name: string, shape: ShapeSpec, each: Matches): string {
  const members = [...each].flatMap(([own, { place, item }]) => {
    const value = place.type === 'integer' ? `to_number(${own})` : own === 'values' && !item ? 'values[0]' : own;
    return place.path.length === 1 ? [{ key: expressionOf(place.path), value }] : [];
  });
  const isSame = members.length < Object.keys(shape).length || members.every(({ key, value }) => key === value);
  return isSame ? `{${name}}` : `{${name}[].{${members.map(({ key, value }) => `${key}: ${value}`).join(', ')}}}`;
}
