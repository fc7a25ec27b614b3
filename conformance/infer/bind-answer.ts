import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { Source } from '../target/types.ts';
import { type Api, type ApiOperation, isJson, type Place } from './api.ts';
import { expressionOf, type ListPlace, listsOf, ownPlaces } from './expression.ts';
import { assignPlaces, fitOf, type Guess, leastFit } from './fields.ts';
import { canonicalValue, vocabulary } from './words.ts';

export interface BoundAnswer {
  readonly answer: Record<string, Source>;
  readonly notes: readonly string[];
  /** The names that have a place, out of all names. */
  readonly bound: number;
  readonly all: number;
}

export function ownConcepts(operation: OperationId): Set<string> {
  return new Set(Object.keys(vocabulary.operations[operation].words));
}

/** Guesses where a response has the values of an operation. */
export function bindAnswer(operation: OperationId, api: ApiOperation): BoundAnswer {
  const { output }: OperationSpec = operations[operation];
  if ('content' in output) {
    const isBytes = api.response.media !== '' && !isJson(api.response.media);
    return { answer: { content: { body: 'bytes' } }, notes: [], bound: isBytes ? 1 : 0, all: 1 };
  }
  const notes: string[] = [];
  const answer = bindShape(output, api.response.places, [], { operation, notes, path: 'answer' });
  const header = headerSource(operation, api, answer);
  return { answer: { ...answer, ...header }, notes, ...countOf(output, { ...answer, ...header }) };
}

/** The id of new work can be at the end of the address in a header. */
function headerSource(operation: OperationId, { responseHeaders }: ApiOperation, answer: object): Record<string, Source> {
  const { vital }: OperationSpec = operations[operation];
  const [name] = vital.filter((each) => /id$/i.test(each) && !(each in answer));
  const header = responseHeaders.find((each) => /^(content-|operation-)?location$|job|task/.test(each));
  return name === undefined || header === undefined ? {} : { [name]: { header, match: '([^/]+)/?$' } };
}

interface Where {
  readonly operation: OperationId;
  readonly notes: string[];
  readonly path: string;
}

function bindShape(shape: ShapeSpec, places: readonly Place[], base: readonly string[], where: Where): Record<string, Source> {
  const own = ownConcepts(where.operation);
  const scalars = Object.entries(shape).flatMap(([name, kind]) => (typeof kind === 'string' ? [[name, kind] as const] : []));
  const below = ownPlaces(places, base).map((place) => ({ ...place, path: place.path.slice(base.length) }));
  const found = assignPlaces(scalars, below, own);
  const sources = [...found].map(([name, guesses]): [string, Source] => {
    note(where, name, guesses);
    return [name, sourceOf(where, name, guesses)];
  });
  const lists = Object.entries(shape).flatMap(([name, kind]): [string, Source][] => {
    if (typeof kind === 'string') return [];
    const source = listSource(name, kind[0], places, base, where);
    return source === undefined ? [] : [[name, source]];
  });
  const order = Object.keys(shape);
  return Object.fromEntries([...sources, ...lists].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

function note({ notes, path }: Where, name: string, [first, ...others]: readonly Guess[]): void {
  const shown = (guess: Guess) => `${expressionOf(guess.place.path)} (${percent(guess.fit)})`;
  const rivals = others.filter(({ fit }) => fit > (first?.fit ?? 0) - 0.3).slice(0, 2);
  if (first && rivals.length > 0) notes.push(`${path}.${name}: ${shown(first)}, or ${rivals.map(shown).join(', or ')}`);
}

export function percent(share: number): string {
  return `${Math.round(100 * Math.max(0, Math.min(0.99, share)))} %`;
}

function sourceOf({ operation, path }: Where, name: string, [guess]: readonly Guess[]): Source {
  if (guess === undefined) return '@';
  const value = expressionOf(guess.place.path);
  const isActive = /active|enabled/i.test(guess.place.path.at(-1) ?? '');
  if (name === 'deleted' && guess.place.type === 'boolean' && isActive) return `!${value}`;
  const kind = valueKind(operation, path === 'answer' ? name : `item.${name}`, guess.place);
  const map = kind === undefined ? [] : spellings(kind, guess.place);
  return map.length > 0 ? { value, map: Object.fromEntries(map) } : value;
}

function valueKind(operation: OperationId, name: string, { type }: Place): string | undefined {
  if (name === 'state') return operation === 'readJob' ? 'jobState' : undefined;
  if (name === 'item.deleted') return type === 'boolean' ? undefined : 'deleted';
  return { kind: 'kind', 'item.outcome': 'outcome', 'item.externalSync': 'externalSync', 'item.principalType': 'principal', 'item.permission': 'permission' }[name];
}

/** Only plain words of a document or recording get into the file, and only if they mean a canonical value. */
export function spellings(kind: string, { values }: Place): [string, string][] {
  return values.flatMap((value): [string, string][] => {
    const canonical = canonicalValue(kind, value);
    const isPlain = /^[A-Za-z][A-Za-z _-]{0,30}$/.test(String(value)) || typeof value === 'boolean';
    return canonical === undefined || canonical === value || !isPlain ? [] : [[String(value), canonical]];
  });
}

function listSource(name: string, item: Scalar | ShapeSpec, places: readonly Place[], base: readonly string[], where: Where): Source | undefined {
  const own = ownConcepts(where.operation);
  const rated = listsOf(places, base).map((list) => {
    const inner = typeof item === 'string' ? undefined : bindItem(name, item, list, places, where);
    const { bound, all } = inner ? countOf(item as ShapeSpec, inner) : { bound: 1, all: 1 };
    return { list, inner, rate: listFit(name, item, list, base, own) + (inner ? bound / all : 0), isFit: bound > 0 };
  });
  const [best] = rated.filter(({ rate, isFit }) => isFit && rate >= leastFit).toSorted((one, other) => other.rate - one.rate);
  if (best === undefined) return undefined;
  const at = expressionOf(best.list.path, base.length);
  if (best.list.item.path.at(-1) === '*') return { in: `items(${at})`, each: best.inner ?? '@' };
  return { in: at, each: best.inner ?? scalarItem(best.list, places, own) };
}

const beside = /^(errors?|links?|included|warnings?|meta)$/i;

function listFit(name: string, item: Scalar | ShapeSpec, { path, item: { type, path: itemPath } }: ListPlace, base: readonly string[], own: ReadonlySet<string>): number {
  const isObject = type === 'object' || type === 'map';
  if (itemPath.at(-1) === '*' && name !== 'fields') return -1;
  if (typeof item === 'object' && !isObject && itemPath.at(-1) !== '*' && type !== 'any') return -1;
  const last = path.at(-1) ?? '';
  if (name === 'items') return beside.test(last) ? -1 : 0.6 - 0.15 * (path.length - base.length);
  const place: Place = { path: path.slice(base.length), type: 'string', required: false, values: [], text: '' };
  return fitOf(name, 'json', place, own) || (typeof item === 'string' ? -1 : 0);
}

function bindItem(name: string, shape: ShapeSpec, { path, item }: ListPlace, places: readonly Place[], where: Where): Record<string, Source> {
  if (item.path.at(-1) === '*') return { name: '[0]', values: { in: item.type === 'array' ? '[1]' : '[[1]]', each: '@' } };
  const inner = bindShape(shape, places, item.path, { ...where, path: `${where.path}.${name}.each`, notes: [] });
  if (!('values' in shape) || 'values' in inner) return inner;
  const [value] = assignPlaces([['values', 'json']], ownPlaces(places, item.path), ownConcepts(where.operation)).values();
  const at = value?.[0]?.place.path.slice(path.length + 1);
  return at === undefined ? inner : { ...inner, values: { in: `[${expressionOf(at)}]`, each: '@' } };
}

function scalarItem({ item }: ListPlace, places: readonly Place[], own: ReadonlySet<string>): string {
  if (item.type !== 'object') return '@';
  const [id] = assignPlaces([['id', 'id']], ownPlaces(places, item.path), own).values();
  return expressionOf(id?.[0]?.place.path ?? item.path, item.path.length);
}

export function countOf(shape: ShapeSpec, answer: Readonly<Record<string, Source>>): { bound: number; all: number } {
  const counts = Object.entries(shape).map(([name, kind]) => {
    const source = answer[name];
    if (typeof kind === 'string' || typeof kind[0] === 'string') return { bound: source === undefined ? 0 : 1, all: 1 };
    const each = typeof source === 'object' && 'each' in source && typeof source.each === 'object' ? source.each : {};
    return countOf(kind[0], each);
  });
  return { bound: counts.reduce((sum, { bound }) => sum + bound, 0), all: counts.reduce((sum, { all }) => sum + all, 0) };
}

/** Where an error response has its code. */
export function errorCode({ operations: all }: Api): string | undefined {
  const places = all.flatMap(({ errors }) => errors);
  const rated = places
    .filter(({ path, type }) => type === 'string' && /code/i.test(path.at(-1) ?? '') && !/status/i.test(path.at(-1) ?? ''))
    .toSorted((one, other) => one.path.length - other.path.length);
  const [best] = rated;
  return best && best.path.map((part, at) => (part === '[]' ? '[0]' : `${at > 0 ? '.' : ''}${expressionOf([part])}`)).join('');
}
