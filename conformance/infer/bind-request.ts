import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Json } from '../json.ts';
import { type ApiOperation, isForm, isJson, type Place } from './api.ts';
import { ownConcepts, percent, spellings } from './bind-answer.ts';
import { expressionOf, listsOf, ownPlaces } from './expression.ts';
import { assignPlaces, fitOf, type Guess } from './fields.ts';
import { vocabulary } from './words.ts';

export interface BoundRequest {
  readonly request: Record<string, Json>;
  readonly notes: string[];
  readonly questions: string[];
  readonly bound: number;
  readonly all: number;
  /** The values that a token request needs in addition to one API key. */
  readonly credentials: readonly string[];
}

type Part = 'query' | 'header' | 'body';
type Placed = Place & { readonly part: Part };

const environment = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').replaceAll(/\W+/g, '_').toUpperCase();

/** Guesses how to send the inputs of an operation. */
export function bindRequest(operation: OperationId, api: ApiOperation): BoundRequest {
  const { input, output }: OperationSpec = operations[operation];
  if ('token' in output) return tokenRequest(api);
  const questions: string[] = [];
  const inPath = pathInputs(operation, input, api);
  const isUsed = (name: string) => [...inPath.values()].includes(name);
  const open = Object.entries(input).filter(([name]) => !isUsed(name));
  const places = placesOf(api);
  const found = assignInputs(operation, open, places);
  const request = {
    method: api.method,
    path: api.path.replaceAll(/\{([^}]+)\}/g, (_all, name) => {
      const given = inPath.get(name);
      if (given === undefined) questions.push(`which value has {${name}} of the path? It is read from the environment`);
      return given === undefined ? `\${${environment(name)}}` : `{${given}}`;
    }),
    ...queryOf(found, places),
    ...bodyOf(operation, found, places, api, input),
    ...spellingsOf(operation, found),
  };
  questions.push(...unbound(request, found, places));
  const notes = [...found].flatMap(([name, guesses]) => noteOf(name, guesses));
  const bound = inPath.size + found.size + ('file' in input && usesFile(request) ? 1 : 0);
  return { request, notes, questions, bound, all: Object.keys(input).length, credentials: [] };
}

function usesFile({ body, multipart }: Record<string, unknown>): boolean {
  return /\{(base64\()?file\)?\}/.test(JSON.stringify([body, multipart]));
}

function placesOf({ query, headers, request }: ApiOperation): Placed[] {
  return [
    ...query.map((place) => ({ ...place, part: 'query' as const })),
    ...headers.map((place) => ({ ...place, part: 'header' as const })),
    ...request.places.map((place) => ({ ...place, part: 'body' as const })),
  ];
}

function pathInputs(operation: OperationId, input: ShapeSpec, { path }: ApiOperation): Map<string, string> {
  const { id } = vocabulary.operations[operation];
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  if (id === undefined) return new Map();
  const ids = Object.entries(input).flatMap(([name, kind]) => (kind === 'id' ? [[name, kind] as const] : []));
  const place = (name: string): Place => ({ path: [name], type: 'string', required: true, values: [], text: '' });
  const found = assignPlaces(ids, names.map(place), ownConcepts(operation));
  const chosen = [...found].flatMap(([name, [guess]]) => (guess ? [[guess.place.path[0] ?? '', name] as const] : []));
  const last = names.at(-1);
  const isOpen = last !== undefined && !chosen.some(([, name]) => name === id);
  return new Map([...chosen, ...(isOpen ? [[last, id] as const] : [])]);
}

/** Assigns inputs to places. The items of a list of objects are bound together with the list. */
function assignInputs(operation: OperationId, open: readonly (readonly [string, ShapeSpec[string]])[], places: readonly Placed[]) {
  const lists = open.filter(([name, kind]) => typeof kind === 'object' && name !== 'values');
  const arrays = places.filter(({ type }) => type === 'array' || type === 'map');
  const plain = places.filter(({ type, path }) => type !== 'array' && type !== 'object' && type !== 'map' && path.at(-1) !== '[]' && path.at(-1) !== '*');
  const own = ownConcepts(operation);
  const ofLists = assignPlaces(
    lists.map(([name]) => [name, 'json'] as const),
    operation === 'listDocuments' ? [...arrays, ...plain] : arrays,
    own,
  );
  const taken = [...ofLists.values()].map(([guess]) => guess?.place.path ?? []);
  const isFree = ({ path }: Place) => !taken.some((list) => list.every((part, at) => path[at] === part));
  const scalars = open.flatMap(([name, kind]): (readonly [string, Scalar])[] => (typeof kind === 'string' && kind !== 'bytes' ? [[name, kind]] : []));
  const ofScalars = assignPlaces(scalars, plain.filter((place) => isFree(place) && place.type !== 'binary'), own);
  return new Map([...ofScalars, ...ofLists]);
}

function isIn(part: Part, places: readonly Placed[]): (guess: Guess) => boolean {
  return ({ place }) => places.some((each) => each.part === part && each.path === place.path);
}

function queryOf(found: ReadonlyMap<string, readonly Guess[]>, places: readonly Placed[]): Record<string, Json> {
  const given = [...found].flatMap(([name, [guess]]): [string, string][] => {
    if (guess === undefined || !isIn('query', places)(guess)) return [];
    return [[guess.place.path[0] ?? '', name === 'documentIds' ? "{join(',', documentIds)}" : `{${name}}`]];
  });
  const fixed = places.filter(({ part, required, fixed, path }) => part === 'query' && required && fixed !== undefined && !given.some(([name]) => name === path[0]));
  const query = [...given, ...fixed.map((place): [string, Json] => [place.path[0] ?? '', String(place.fixed)])];
  return query.length === 0 ? {} : { query: Object.fromEntries(query) };
}

function bodyOf(operation: OperationId, found: ReadonlyMap<string, readonly Guess[]>, places: readonly Placed[], { request: { media } }: ApiOperation, input: ShapeSpec): Record<string, Json> {
  const body = places.filter(({ part }) => part === 'body');
  const isFile = input['file'] === 'bytes';
  if (media !== '' && isFile && !isJson(media) && !isForm(media)) return { contentType: media, body: '{file}' };
  const file = isFile ? filePlace(body, ownConcepts(operation)) : undefined;
  const given = [...found].flatMap(([name, [guess]]): [readonly string[], Json][] => {
    if (guess === undefined || !isIn('body', places)(guess) || guess.place.path === file?.path) return [];
    return [[guess.place.path, valueOf(operation, name, guess.place, body, input[name])]];
  });
  if (isForm(media)) return { multipart: partsOf(file, given) };
  const content: [readonly string[], Json][] = file ? [[file.path, '{base64(file)}']] : [];
  const fixed = body.flatMap((place): [readonly string[], Json][] => {
    const isGiven = given.some(([path]) => path.join('\n') === place.path.join('\n'));
    return place.required && place.fixed !== undefined && !isGiven && !place.path.includes('[]') ? [[place.path, place.fixed]] : [];
  });
  if (given.length + content.length === 0) return fixed.length > 0 ? { body: nested(fixed) } : {};
  const type = media === 'application/json' || media === '' ? {} : { contentType: media };
  return { ...type, body: nested([...fixed, ...given, ...content]) };
}

function filePlace(body: readonly Placed[], own: ReadonlySet<string>): Placed | undefined {
  const binary = body.find(({ type }) => type === 'binary');
  const rated = body.map((place) => ({ place, fit: fitOf('file', 'bytes', place, own) })).filter(({ fit }) => fit > 0.3);
  return binary ?? rated.toSorted((one, other) => other.fit - one.fit)[0]?.place;
}

function partsOf(file: Placed | undefined, given: readonly [readonly string[], Json][]): Record<string, Json> {
  const others = given.map(([path, value]): [string, Json] => [path[0] ?? '', value]);
  const own: [string, Json][] = file ? [[file.path[0] ?? '', { content: '{file}', fileName: '{fileName}' }]] : [];
  return Object.fromEntries([...own, ...others]);
}

/** Builds a template with each value at its path. A list gets one item. */
function nested(values: readonly [readonly string[], Json][]): Json {
  const groups = Map.groupBy(values, ([path]) => path[0]);
  const whole = values.find(([path]) => path.length === 0);
  if (whole) return whole[1];
  const inner = (of: readonly [readonly string[], Json][] = []) => nested(of.map(([path, value]) => [path.slice(1), value]));
  if (groups.has('[]')) return [inner(groups.get('[]'))];
  return Object.fromEntries([...groups].map(([name = '', of]) => [name, inner(of)]));
}

function valueOf(operation: OperationId, name: string, place: Place, body: readonly Placed[], kind: ShapeSpec[string] | undefined): Json {
  if (typeof kind !== 'object') return `{${kind === 'id' || name === 'parentDepartment' ? numbered(name, place.type) : name}}`;
  const [list] = listsOf(body, place.path).filter(({ path }) => path.length === place.path.length);
  const [item] = kind;
  if (list === undefined) return `{${name}}`;
  if (place.type === 'map') return `{from_items(${name}[].[name, ${list.item.type === 'array' ? 'values' : 'values[0]'}])}`;
  if (typeof item === 'object') return itemsOf(operation, name, item, list.item, body);
  if (list.item.type === 'integer') return `{${name}[].to_number(@)}`;
  const [id] = list.item.type === 'object' ? ownPlaces(body, list.item.path) : [];
  return id ? `{${name}[].{${expressionOf(id.path.slice(-1))}: @}}` : `{${name}}`;
}

function numbered(name: string, type: Place['type']): string {
  return type === 'integer' || type === 'number' ? `${name} && to_number(${name})` : name;
}

function itemsOf(operation: OperationId, name: string, item: ShapeSpec, { path }: Place, body: readonly Placed[]): string {
  const below = body.filter((each) => each.path.length === path.length + 1 && path.every((part, at) => each.path[at] === part));
  const places = below.map((place): Place => ({ ...place, path: place.path.slice(-1) }));
  const wanted = Object.entries(item).map(([each, kind]) => [each, typeof kind === 'string' ? kind : 'json'] as const);
  const members = [...assignPlaces(wanted, places, ownConcepts(operation))].flatMap(([each, [guess]]) => {
    if (guess === undefined) return [];
    const { path: at, type } = guess.place;
    const value = each === 'values' && type !== 'array' ? 'values[0]' : type === 'integer' ? `to_number(${each})` : each;
    return [{ key: expressionOf(at), value }];
  });
  const isSame = members.length === wanted.length && members.every(({ key, value }) => key === value);
  return isSame || members.length === 0 ? `{${name}}` : `{${name}[].{${members.map(({ key, value }) => `${key}: ${value}`).join(', ')}}}`;
}

function spellingsOf(operation: OperationId, found: ReadonlyMap<string, readonly Guess[]>): Record<string, Json> {
  const kinds = { operation: operation === 'updateAccess' ? 'accessOperation' : 'memberOperation', permission: 'permission', principalType: 'principal' };
  const inputs = Object.entries(kinds).flatMap(([name, kind]): [string, Json][] => {
    const place = found.get(name)?.[0]?.place;
    const pairs = place ? spellings(kind, place).map(([own, canonical]) => [canonical, own]) : [];
    return pairs.length > 0 ? [[name, Object.fromEntries(pairs)]] : [];
  });
  return inputs.length > 0 ? { inputs: Object.fromEntries(inputs) } : {};
}

function unbound(request: Record<string, Json>, found: ReadonlyMap<string, readonly Guess[]>, places: readonly Placed[]): string[] {
  const used = new Set([...found.values()].flatMap(([guess]) => guess?.place.path.join('\n') ?? []));
  const isOpen = ({ part, path, type, required, fixed }: Placed) =>
    required && fixed === undefined && part !== 'header' && !['object', 'map', 'array', 'binary'].includes(type) && !path.includes('[]') && !used.has(path.join('\n'));
  const open = places.filter((place) => isOpen(place) && !usesAsFile(request, place));
  return open.map(({ part, path }) => `the ${part} requires ${expressionOf(path)}: which value has it?`);
}

function usesAsFile({ body, multipart }: Record<string, Json>, { path }: Placed): boolean {
  return JSON.stringify([body, multipart]).includes(`${JSON.stringify(path.at(-1))}:"{base64(file)}"`) || JSON.stringify(multipart ?? '').includes(`${JSON.stringify(path.at(-1))}:{"content"`);
}

function noteOf(name: string, [first, ...others]: readonly Guess[]): string[] {
  const shown = ({ place, fit }: Guess) => `${expressionOf(place.path)} (${percent(fit)})`;
  const rivals = others.filter(({ fit }) => first && fit > first.fit - 0.3).slice(0, 2);
  return first && rivals.length > 0 ? [`the input ${name}: ${shown(first)}, or ${rivals.map(shown).join(', or ')}`] : [];
}

/** Sends one API key, or each required text of the body as a value of a credential object. */
function tokenRequest(api: ApiOperation): BoundRequest {
  const places = placesOf(api).filter(({ type, path, part }) => type === 'string' || (type === 'any' && path.length === 1 && part !== 'query'));
  const [keys = []] = assignPlaces([['apiKey', 'text']], places, new Set(['token', 'user'])).values();
  const texts = places.filter(({ part, fixed }) => part === 'body' && fixed === undefined);
  const key = keys[0]?.place;
  const others = texts.filter((place) => place.path !== key?.path && (place.required || key === undefined));
  const names = others.length === 0 ? ['apiKey'] : [...(key ? ['apiKey'] : []), ...others.map(({ path }) => (path.at(-1) ?? '').replaceAll(/\W/g, '_'))];
  const parts = [...(key ? [[key, 'apiKey'] as const] : []), ...others.map((place, at) => [place, names[at + (key ? 1 : 0)] ?? ''] as const)];
  const of = (part: Part) => parts.filter(([place]) => places.some((each) => each.path === place.path && each.part === part));
  const flat = (part: Part) => Object.fromEntries(of(part).map(([{ path }, name]) => [path[0] ?? '', `{${name}}`]));
  const body = of('body').map(([{ path }, name]): [readonly string[], Json] => [path, `{${name}}`]);
  const { media } = api.request;
  const request: Record<string, Json> = {
    method: api.method,
    path: api.path,
    ...(of('query').length > 0 ? { query: flat('query') } : {}),
    ...(of('header').length > 0 ? { headers: flat('header') } : {}),
    ...(body.length > 0 ? { ...(media === 'application/json' ? {} : { contentType: media }), body: nested(body) } : {}),
  };
  const questions = parts.length === 0 ? ['where does the request contain the API key?'] : [];
  return { request, notes: [], questions, bound: parts.length > 0 ? 1 : 0, all: 1, credentials: others.length > 0 ? names : [] };
}
