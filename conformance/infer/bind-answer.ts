import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operations } from '../canonical/operations.ts';
import type { NextPage, Source } from '../target/types.ts';
import { type ApiOperation, isJson, type Place } from './api.ts';
import { assignPlaces, fitOf, type Guess, rivalNotes } from './fields.ts';
import { spellings, vocabulary, wordsOf } from './words.ts';

type Sources = Readonly<Record<string, Source>>;

type Response = Pick<ApiOperation, 'outputs' | 'responseMedia' | 'responseHeaders'>;

export interface BoundAnswer {
  readonly answer: Sources;
  readonly notes: readonly string[];
  /** The share of the names that have a place. */
  readonly share: number;
}

export function ownConcepts(operation: OperationId): Set<string> {
  return new Set(Object.keys(vocabulary.operations[operation].words));
}

/** Guesses where a response has the values of an operation. */
export function bindAnswer(operation: OperationId, api: Response): BoundAnswer {
  const { output, vital }: OperationSpec = operations[operation];
  const isFile = api.responseMedia !== '' && !isJson(api.responseMedia);
  if ('content' in output) return { answer: { content: { body: 'bytes' } }, notes: [], share: isFile ? 1 : 0 };
  const notes: string[] = [];
  const found = bindShape(output, api.outputs, [], { operation, notes, path: 'answer.' });
  // The id of new work can be at the end of the address in a header.
  const id = vital.find((name) => /id$/i.test(name) && !(name in found));
  const header = api.responseHeaders.find((name) => /^(content-|operation-)?location$|job|task/i.test(name));
  const whole = operation === 'summarizeUserImport' && isJson(api.responseMedia) && !('summary' in found);
  const answer: Sources = {
    ...found,
    ...(id && header ? { [id]: { header, match: '([^/]+)/?$' } } : {}),
    ...(whole ? { summary: '@' } : {}),
  };
  return { answer, notes, share: shareOf(output, answer) };
}

interface Where {
  readonly operation: OperationId;
  readonly notes: string[];
  readonly path: string;
}

/** The JMESPath expression of a place below the object at `base`. */
export function expressionOf(path: readonly string[], base = 0): string {
  const parts = path
    .slice(base)
    .map((part) => (part === '[0]' || /^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part)));
  return parts.length === 0 ? '@' : parts.join('.').replaceAll('.[', '[');
}

function isBelow({ path }: Place, base: readonly string[]): boolean {
  return path.length >= base.length && base.every((part, at) => path[at] === part);
}

function isInner(part: string): boolean {
  return part === '[]' || part === '*';
}

/** The places of an object without those in its lists, but with the first item of a list of plain values. */
function ownPlaces(places: readonly Place[], base: readonly string[]): Place[] {
  return places.flatMap((place) => {
    const path = place.path.slice(base.length);
    if (!isBelow(place, base) || path.length === 0) return [];
    if (path.length > 1 && path.at(-1) === '[]') path.splice(-1, 1, '[0]');
    return path.some(isInner) ? [] : [{ ...place, path }];
  });
}

function bindShape(shape: ShapeSpec, places: readonly Place[], base: readonly string[], where: Where): Sources {
  const scalars = Object.fromEntries(Object.entries(shape).filter(([, kind]) => typeof kind === 'string'));
  const found = assignPlaces(scalars, ownPlaces(places, base), ownConcepts(where.operation));
  where.notes.push(...rivalNotes(where.path, found));
  const sources = Object.entries(shape).flatMap(([name, kind]): [string, Source][] => {
    const [guess] = found.get(name) ?? [];
    const source =
      typeof kind === 'string' ? guess && sourceOf(where, name, guess) : listSource(name, kind, places, base, where);
    return source === undefined ? [] : [[name, source]];
  });
  return Object.fromEntries(sources);
}

function sourceOf({ operation, path }: Where, name: string, { place }: Guess): Source {
  const value = expressionOf(place.path);
  const { valueKinds } = vocabulary;
  if (place.type === 'boolean' && name === 'deleted')
    return /active|enabled/i.test(place.path.at(-1) ?? '') ? `!${value}` : value;
  const kind = valueKinds[`${operation}.${name}`] ?? valueKinds[path === 'answer.' ? name : `item.${name}`];
  const map = spellings(kind, place.values);
  return map.length > 0 ? { value, map: Object.fromEntries(map) } : value;
}

interface RatedList {
  readonly path: readonly string[];
  readonly item: Place;
  readonly each: string | Sources;
  readonly notes: readonly string[];
  readonly rate: number;
}

function listSource(
  name: string,
  kind: Exclude<ShapeSpec[string], string>,
  places: readonly Place[],
  base: readonly string[],
  where: Where,
): Source | undefined {
  const lists = places.flatMap((item): RatedList[] => {
    const path = item.path.slice(0, -1);
    const isList = item.path.at(-1) === '[]' || (item.path.at(-1) === '*' && name === 'fields');
    if (!isList || path.length < base.length || !isBelow(item, base) || path.slice(base.length).some(isInner))
      return [];
    const notes: string[] = [];
    const each = itemOf(kind[0], item, places, { ...where, path: `${where.path}${name}.each.`, notes });
    const share =
      typeof each === 'string' || typeof kind[0] === 'string'
        ? Number(typeof each === typeof kind[0])
        : shareOf(kind[0], each);
    const place: Place = { ...item, path: path.slice(base.length), type: 'array' };
    const fit =
      name === 'items' ? 0.6 - 0.15 * place.path.length : fitOf(name, kind, place, ownConcepts(where.operation));
    const isBeside = /^(errors?|links?|included|warnings?|meta)$/i.test(path.at(-1) ?? '');
    return share === 0 || isBeside ? [] : [{ path, item, each, notes, rate: fit + share }];
  });
  const [best] = lists.filter(({ rate }) => rate > 0.5).toSorted((one, other) => other.rate - one.rate);
  if (best === undefined || (typeof kind[0] === 'string' && best.rate < 1.3)) return undefined;
  where.notes.push(...best.notes);
  const at = expressionOf(best.path, base.length);
  return { in: best.item.path.at(-1) === '*' ? `items(${at})` : at, each: best.each };
}

function itemOf(kind: ShapeSpec | Scalar, item: Place, places: readonly Place[], where: Where): string | Sources {
  if (item.path.at(-1) === '*')
    return { name: '[0]', values: { in: item.type === 'array' ? '[1]' : '[[1]]', each: '@' } };
  const own = ownConcepts(where.operation);
  const first = (name: string) =>
    assignPlaces({ [name]: name === 'id' ? 'id' : 'json' }, ownPlaces(places, item.path), own).get(name)?.[0];
  if (typeof kind === 'string') return item.type === 'object' ? expressionOf(first('id')?.place.path ?? []) : '@';
  const inner = bindShape(kind, places, item.path, where);
  const value = 'values' in kind && !('values' in inner) ? first('values') : undefined;
  return value ? { ...inner, values: { in: `[${expressionOf(value.place.path)}]`, each: '@' } } : inner;
}

function shareOf(shape: ShapeSpec, answer: Sources): number {
  const shares = Object.entries(shape).map(([name, kind]) => {
    const source = answer[name];
    const [item] = typeof kind === 'string' ? [] : kind;
    if (typeof item !== 'object' || source === undefined) return source === undefined ? 0 : 1;
    return typeof source === 'object' && 'each' in source && typeof source.each === 'object'
      ? shareOf(item, source.each)
      : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** Guesses how a list continues: with a URL or a token of the response, a page number or a `Link` header. */
export function nextPage({ inputs, outputs, responseHeaders }: ApiOperation): NextPage | undefined {
  const means = ({ path }: Place, concept: string) =>
    path.some((part) => wordsOf(part).some(({ concepts }) => concepts.get(concept) === 1));
  const query = (concept: string) =>
    inputs.find(
      (place) => place.part === 'query' && means(place, concept) && !/size|limit|per/i.test(place.path.join()),
    )?.path[0];
  const following = ownPlaces(outputs, []).filter(
    (place) => place.type !== 'object' && place.type !== 'boolean' && means(place, 'next'),
  );
  const url = following.find(
    (place) => means(place, 'url') || place.values.some((value) => /^(https?:\/)?\//.test(String(value))),
  );
  if (url !== undefined) return { url: expressionOf(url.path) };
  const [token, parameter, page] = [following[0], query('next'), query('page')];
  if (token !== undefined && parameter !== undefined) return { token: expressionOf(token.path), parameter };
  if (page !== undefined) return { page };
  return responseHeaders.some((name) => /^link$/i.test(name)) ? { link: 'next' } : undefined;
}
