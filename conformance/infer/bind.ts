import type { ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Json } from '../json.ts';
import type { Source } from '../target/types.ts';
import {
  canonicalOf,
  fitOf,
  keyOf,
  match,
  matchedShareOf,
  type OperationMatch,
  sorted,
  spellings,
  vocabulary,
  wordsOf,
} from './match.ts';
import { type ApiOperation, isJson, type Place, variablesOf } from './places.ts';

type Found = ReadonlyMap<string, OperationMatch>;
export type Sources = Readonly<Record<string, Source>>;

/** Guesses where a response has the values of an operation, and returns the share of the values that have a place. */
export function bindAnswer(operation: OperationId, places: readonly Place[], media: string) {
  const { output, vital }: OperationSpec = operations[operation];
  const isFile = media !== '' && !isJson(media);
  if ('content' in output) return { answer: { content: { body: 'bytes' } }, share: Number(isFile) } as const;
  const found = match(operation, output, inPart('response', places));
  // The id of new work can be at the end of the address in a header.
  const id = [...vital, ...Object.keys(output)].find((name) => /id$/i.test(name) && !found.has(name));
  const headers = inPart('responseHeaders', places).flatMap(({ path }) => path);
  const header = headers.find((name) => /^(content-|operation-)?location$|job|task/i.test(name));
  const more: Sources = {
    ...(id && header && { [id]: { header, match: '([^/]+)/?$' } }),
    // A response that shows neither an id nor a state can be the summary itself.
    ...('summary' in output && found.size === 0 && isObjectOfNumbers(places) && { summary: '@' }),
  };
  const answer = { ...sourcesOf(operation, output, withOutcome(operation, found, places), ''), ...more };
  const share = matchedShareOf(output, found) + Object.keys(more).length / Math.max(1, Object.keys(output).length);
  return { answer, share };
}

function isObjectOfNumbers(places: readonly Place[]): boolean {
  const inner = inPart('response', places).filter(({ path }) => path.length === 1);
  return inner.length > 1 && inner.filter(({ type }) => /integer|number/.test(type)).length > inner.length / 2;
}

/** A job can have a state such as `ended` and, when it has ended, an outcome, which says more than the state. */
function withOutcome(operation: OperationId, found: Found, places: readonly Place[]): Found {
  const state = found.get('state');
  const [last = '', ...holder] = (state?.place.path ?? []).toReversed();
  const means = (name: string) => wordsOf(name).some(({ concepts }) => concepts.get('outcome') === 1);
  const outcome = inPart('response', places).find(({ path: [...path], type, values }) => {
    const isBeside = means(path.pop() ?? '') && path.join('\n') === holder.toReversed().join('\n');
    return (
      isBeside &&
      /string|any/.test(type) &&
      values.every((value) => value === '' || canonicalOf('jobState', String(value)))
    );
  });
  if (operation !== 'readJob' || !state || !outcome || means(last)) return found;
  return new Map([...found, ['state', { ...state, first: outcome }]]);
}

export function inPart(part: string, places: readonly Place[]): Place[] {
  return places.filter((place) => place.part === part);
}

/** The JMESPath expression of a path. */
export function expressionOf(path: readonly string[]): string {
  const parts = path.map((part) => (part === '[0]' || /^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part)));
  return parts.join('.').replaceAll('.[', '[') || '@';
}

export function sourcesOf(operation: OperationId, shape: ShapeSpec, found: Found, owner: 'item.' | ''): Sources {
  const sources = [...found].map(([name, { place, item, first, each = new Map() }]): [string, Source] => {
    const [kind] = [shape[name]].flat();
    const at = expressionOf(place.path);
    if (item?.path.at(-1) === '*') {
      const values = { in: item.type === 'array' ? '[1]' : '[[1]]', each: '@' };
      return [name, { in: `items(${at})`, each: { name: '[0]', values } }];
    }
    if (typeof kind === 'object') return [name, { in: at, each: sourcesOf(operation, kind, each, 'item.') }];
    if (item) return [name, { in: at, each: expressionOf(each.get('id')?.place.path ?? []) }];
    if (Array.isArray(shape[name])) return [name, { in: `[${at}]`, each: '@' }];
    const spelling = valueKindOf(operation, owner, name);
    return [name, scalarSource(name, place, spelling, first)];
  });
  return Object.fromEntries(sources);
}

/** The kind of spellings that a value has, such as `jobState`. */
export function valueKindOf(operation: OperationId, owner: 'item.' | '', name: string): string | undefined {
  return vocabulary.valueKinds[`${operation}.${name}`] ?? vocabulary.valueKinds[`${owner}${name}`];
}

function scalarSource(name: string, { path, type, values }: Place, kind: string | undefined, first?: Place): Source {
  const value = first ? `${expressionOf(first.path)} || ${expressionOf(path)}` : expressionOf(path);
  if (type === 'boolean' && kind === 'outcome') return { value, map: { true: 'succeeded', false: 'failed' } };
  if (type === 'boolean') return name === 'deleted' && /active|enabled/i.test(path.at(-1) ?? '') ? `!${value}` : value;
  // The time of a deletion is null as long as nobody has deleted the object.
  if (name === 'deleted' && wordsOf(path.at(-1) ?? '').some(({ text }) => /^(at|on|date|time|timestamp)$/.test(text)))
    return `${value} != \`null\``;
  const map = spellings(kind, [...(first?.values ?? []), ...values]);
  return map.length > 0 ? { value, map: Object.fromEntries(map) } : value;
}

type Value = readonly [path: readonly string[], value: Json];

/** Guesses how to send an operation, with what is missing. */
export function bindRequest(operation: OperationId, api: ApiOperation) {
  const { input, output }: OperationSpec = operations[operation];
  const isToken = 'token' in output;
  const { id = '' } = vocabulary.operations[operation];
  const { file: bytes, ...named }: ShapeSpec = isToken ? { apiKey: 'text' } : input;
  const names = variablesOf(api.path);
  const variable = id === '' ? undefined : names.at(-1);
  const wanted = Object.entries(named).filter(([name]) => variable === undefined || name !== id);
  const parts = ['query', 'body', 'multipart', ...(isToken ? ['headers'] : [])];
  const file = bytes && filePlace(operation, api);
  const usable = api.places.filter((place) => parts.includes(place.part) && place.type !== 'binary' && place !== file);
  const found = match(operation, Object.fromEntries(wanted), usable);
  const known = new Set([...found.values()].map(({ place }) => keyOf(place)));
  const others = usable.filter((place) => isPlain(place) && !known.has(keyOf(place)));
  const open = others.filter(
    (place) => (place.required || (isToken && place.part === 'body')) && fixedValue(place).length === 0,
  );
  // A token request can need more than an API key, such as a client id and a secret.
  const credentials = isToken
    ? open.map((place) => ({ place, name: (place.path.at(-1) ?? '').replaceAll(/\W/g, '_') }))
    : [];
  const values: [Place, Json][] = [
    ...others.flatMap((place) => fixedValue(place).map((value): [Place, Json] => [place, value])),
    ...[...found].map(([name, each]): [Place, Json] => [each.place, templateOf(name, named[name], each)]),
    ...credentials.map(({ place, name }): [Place, Json] => [place, `{${name}}`]),
    // A text that a new object must have can be its name.
    ...('name' in input && api.method === 'POST' && !isToken ? open.filter(({ type }) => type === 'string') : []).map(
      (place): [Place, Json] => [place, '{name}'],
    ),
    ...(file ? [[file, fileTemplate(file)] satisfies [Place, Json]] : []),
  ];
  const choices = [...branchesOf(operation, input, usable, found), ...conditionsOf(operation, usable, found)];
  const isChosen = ({ path }: Place) => choices.some(([list]) => list.path.every((part, at) => path[at] === part));
  const all = [...values.filter(([place]) => !isChosen(place)), ...choices].map((pair) => withoutHolder(pair, usable));
  const isTyped = all.some(([{ part }]) => part === 'body') && !['', '*/*', 'application/json'].includes(api.media);
  // A variable that no input fills comes from the environment, for example the name of a tenant. The prefix keeps a
  // description from naming a secret of the environment.
  const path = api.path.replaceAll(/\{([^}]+)\}/g, (_all, name) =>
    name === variable ? `{${id}}` : `\${TARGET_PATH_${environmentName(name)}}`,
  );
  return {
    request: {
      ...{ method: api.method, path, ...(isTyped ? { contentType: api.media } : {}) },
      ...Object(nested(all.map(([place, value]) => [[place.part, ...place.path], value]))),
      ...spelledInputs(operation, found),
    },
    questions: [
      ...names
        .filter((name) => name !== variable)
        .map((name) => `which value has {${name}}? It is read from TARGET_PATH_${environmentName(name)}`),
      ...(isToken ? [] : open).map(
        (place) => `${place.part} requires ${expressionOf(place.path)}: which value has it?`,
      ),
      ...(isToken && all.length === 0 ? ['where does the request contain the API key?'] : []),
    ],
    /** The names of the values of a credential, if one API key is not enough. */
    credentials: credentials.length > 0 ? [...found.keys(), ...credentials.map(({ name }) => name)] : [],
  };
}

type Pair = readonly [Place, Json];

/** A list such as `add` is sent if the request adds, and a list such as `remove` if the request removes. */
function branchesOf(operation: OperationId, input: ShapeSpec, places: readonly Place[], found: Found): Pair[] {
  const kind = found.has('operation') ? undefined : vocabulary.valueKinds[`${operation}.operation`];
  const lists = places.filter(({ part, type, path }) => part === 'body' && type === 'array' && path.length > 0);
  const branch = (meanings: readonly string[]) =>
    lists.flatMap((place): (readonly [Place, string])[] => {
      const meaning = canonicalOf(kind, place.path.at(-1) ?? '');
      return meaning !== undefined && meanings.includes(meaning) ? [[place, meaning]] : [];
    })[0];
  const [more, less] = [branch(['grant', 'add']), branch(['revoke', 'remove'])];
  if (!more || !less) return [];
  return [more, less].map(([place, meaning]) => {
    const { permission, operation: _operation, ...rest } = input;
    const shape = place === less[0] || permission === undefined ? rest : { ...rest, permission };
    const inner = [...match(operation, shape, places, [...place.path, '[]'])];
    const item = nested(inner.map(([name, each]) => [each.place.path, templateOf(name, shape[name], each)]));
    const value = 'members' in input ? 'members' : `[${asExpression(item)}]`;
    return [place, `{operation ${meaning === less[1] ? '==' : '!='} '${less[1]}' && ${value} || \`null\`}`];
  });
}

/** A search has a list with a condition for the text, and with a condition for the value of a field. */
function conditionsOf(operation: OperationId, places: readonly Place[], found: Found): Pair[] {
  const [text, field, value] = ['text', 'field', 'value'].map((name) => found.get(name)?.place.path.at(-1));
  const path = found.get('field')?.place.path.slice(0, -1).join('\n') ?? '';
  const inItem = places.filter((place) => place.path.slice(0, -1).join('\n') === path && path.endsWith('[]'));
  const list = places.find((place) => place.type === 'array' && [...place.path, '[]'].join('\n') === path);
  if (operation !== 'queryDocuments' || !list || !field || !(text ?? value)) return [];
  const condition = (meaning: string, pairs: Readonly<Record<string, string>>) => {
    const operators = inItem.flatMap((place) => {
      const own = place.values.find((each) => canonicalOf('condition', String(each)) === meaning);
      return own === undefined ? [] : [[place.path.at(-1) ?? '', `{'${own}'}`] as const];
    });
    return asExpression({ ...Object.fromEntries(operators), ...pairs });
  };
  const isBeside = found.get('text')?.place.path.length === 1;
  const one = condition('contains', { [text ?? value ?? '']: '{text}' });
  const both = condition('equals', { [field]: '{field}', [value ?? text ?? '']: '{value}' });
  return [[list, `{[${isBeside ? '' : `text && ${one}, `}field && ${both}][?@]}`]];
}

/** An object that has only the id of the parent is sent only if there is a parent. */
function withoutHolder([place, value]: Pair, places: readonly Place[]): Pair {
  const holder = place.path.slice(0, -1);
  const isInside = ({ path }: Place) => path.length > holder.length && holder.every((part, at) => path[at] === part);
  const { length } = places.filter(isInside);
  if (!/^\{parent/.test(String(value)) || holder.length === 0 || length > 1) return [place, value];
  const name = /\w+/.exec(String(value))?.[0];
  return [{ ...place, path: holder }, `{${name} && ${asExpression({ [place.path.at(-1) ?? '']: value })}}`];
}

/** The JMESPath expression of a template. */
function asExpression(template: unknown): string {
  if (typeof template === 'string') return template.slice(1, -1);
  const members = Object.entries(Object(template)).map(([name, of]) => `${expressionOf([name])}: ${asExpression(of)}`);
  return `{${members.join(', ')}}`;
}

function isPlain({ part, path, type }: Place): boolean {
  return part !== 'headers' && !/(^|\n)(\[\]|\*|)(\n|$)/.test(path.join('\n')) && !/array|object|map/.test(type);
}

function spelledInputs(operation: OperationId, found: Found): { inputs?: Json } {
  const inputs = [...found].flatMap(([name, { place }]): [string, Json][] => {
    const pairs = spellings(vocabulary.valueKinds[`${operation}.${name}`], place.values);
    return pairs.length > 0 ? [[name, Object.fromEntries(pairs.map(([own, canonical]) => [canonical, own]))]] : [];
  });
  return inputs.length > 0 ? { inputs: Object.fromEntries(inputs) } : {};
}

export function environmentName(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])|\W+/g, '$1_$2').toUpperCase();
}

function filePlace(operation: OperationId, { media, places }: ApiOperation): Place | undefined {
  const body = places.filter(({ part }) => part === 'body' || part === 'multipart');
  if (media !== '' && !isJson(media) && !/form-data|urlencoded/.test(media)) return body.find(({ path }) => !path[0]);
  const points = (place: Place) =>
    place.path.length && fitOf(operation, 'file', 'bytes', place) + Number(place.type === 'binary');
  return sorted(body, points).find((place) => points(place) > 0.3);
}

function fileTemplate({ part, path }: Place): Json {
  if (part === 'multipart') return { content: '{file}', fileName: '{fileName}' };
  return path.length === 0 ? '{file}' : '{base64(file)}';
}

/** The type that a body always has, such as `departments` in JSON:API or `application/pdf`. */
function fixedValue({ part, values, path }: Place): string[] {
  const isType = /type$/i.test(path.at(-1) ?? '') && part === 'body' && values.length === 1;
  return isType ? values.map(String).filter((value) => /^[a-z][a-z/+.-]{1,40}$/.test(value)) : [];
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

function templateOf(
  name: string,
  kind: ShapeSpec[string] | undefined,
  { place, item, each = new Map() }: OperationMatch,
): Json {
  if (typeof kind !== 'object') {
    const isId = kind === 'id' || name === 'parentDepartment';
    return isId && /integer|number/.test(place.type) ? `{${name} && (to_number(${name}) || ${name})}` : `{${name}}`;
  }
  if (place.part === 'query') return `{join(',', ${name})}`;
  if (item === undefined) return `{${name}[0]}`;
  // An object can have the names of the fields as the names of its properties.
  if (item.path.at(-1) === '*') return `{from_items(${name}[].[name, values${item.type === 'array' ? '' : '[0]'}])}`;
  const isText = typeof kind[0] === 'string';
  const members = [...each].map(([own, inner]: [string, OperationMatch]) => {
    const source = own === 'values' && !inner.item ? 'values[0]' : isText ? '@' : own;
    return `${expressionOf(inner.place.path)}: ${inner.place.type === 'integer' ? `to_number(${source})` : source}`;
  });
  if (members.length > 0) return `{${name}[].{${members.join(', ')}}}`;
  return item.type === 'integer' ? `{${name}[].to_number(@)}` : `{${name}}`;
}
