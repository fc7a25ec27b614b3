import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Place, PlaceType } from './places.ts';

type Weights<Name extends string = string> = Readonly<Record<Name, number>>;
type Spellings = Readonly<Record<string, readonly string[]>>;

interface Vocabulary {
  readonly weights: Weights<'method' | 'interface' | 'word' | 'parameters' | 'parameter' | 'outputs'>;
  /** By the type of a canonical value and of a place. */
  readonly types: Readonly<Record<Scalar | 'list', Partial<Record<PlaceType, number>>>>;
  readonly concepts: Spellings;
  readonly fillers: readonly string[];
  readonly fields: Readonly<Record<string, { readonly names?: readonly string[]; readonly words: Weights }>>;
  readonly values: Readonly<Record<string, Spellings>>;
  readonly valueKinds: Readonly<Record<string, string>>;
  readonly operations: Record<OperationId, { readonly method: Weights; readonly words: Weights; readonly id?: string }>;
  readonly shared: readonly (readonly OperationId[])[];
}

export const vocabulary: Vocabulary = parse(readFileSync(new URL('./vocabulary.yaml', import.meta.url), 'utf8'));

/** The concepts of each synonym, with 1 for a clear word and 0.6 for an ambiguous word. */
const index = new Map<string, Map<string, number>>();
for (const [concept, words] of Object.entries(vocabulary.concepts))
  for (const each of words) {
    const concepts = index.get(each.replace('?', '')) ?? new Map<string, number>();
    index.set(each.replace('?', ''), concepts.set(concept, each.endsWith('?') ? 0.6 : 1));
  }

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Returns the items with the most points first. */
export function sorted<Item>(items: readonly Item[], points: (item: Item) => number): Item[] {
  return items.toSorted((one, other) => points(other) - points(one));
}

/** Divides a name at capital letters and signs. Two words that have a meaning together are one word. */
export function wordsOf(name: string, share = 1) {
  const spaced = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  const parts = (spaced.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(singular);
  const words = [];
  while (parts.length > 0) {
    const text = parts.splice(0, parts.length > 1 && index.has(`${parts[0]}${parts[1]}`) ? 2 : 1).join('');
    words.push({ text, share, concepts: index.get(text) ?? new Map<string, number>() });
  }
  return words;
}

function singular(word: string): string {
  const forms = [word, word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/s$/, '')];
  return forms.find((form) => index.has(form)) ?? word;
}

/** The canonical value that a spelling means. */
export function canonicalOf(kind: string | undefined, value: string): string | undefined {
  const known = vocabulary.values[kind ?? ''] ?? {};
  return Object.hasOwn(known, value) ? value : spellings(kind, [value])[0]?.[1];
}

/** Pairs of a spelling and its canonical value. Only plain words of a document or recording get into the file. */
export function spellings(kind: string | undefined, values: readonly unknown[]): [string, string][] {
  const known = Object.entries(vocabulary.values[kind ?? ''] ?? {});
  return values.map(String).flatMap((value): [string, string][] => {
    const parts = [value.toLowerCase().replaceAll(/[^a-z]+/g, ''), ...wordsOf(value).map(({ text }) => text)];
    const [canonical] = parts.flatMap((part) => known.filter(([, words]) => words.includes(part)))[0] ?? [];
    const isPlain = /^[A-Za-z][A-Za-z _-]{0,30}$/.test(value);
    return canonical === undefined || canonical === value || !isPlain ? [] : [[value, canonical]];
  });
}

type Path = readonly string[];
type Value = Pick<Place, 'path' | 'type'>;

/** The place of a canonical value, and for a list the place of an item and the places inside an item. */
export interface OperationMatch {
  readonly place: Place;
  /** About 1 for a certain guess. */
  readonly fit: number;
  readonly item?: Place;
  readonly each?: Matches;
  /** A place that says more, if it has a value. */
  readonly first?: Place;
}

type Matches = ReadonlyMap<string, OperationMatch>;

/**
 * Returns from 0 to 1.2 how well a place fits a canonical name. The words of the operation say nothing about its values:
 * `dept_no` is the id of a department.
 */
export function fitOf(operation: OperationId, name: string, kind: Scalar | 'list', place: Value): number {
  const { fields } = vocabulary;
  const { names = [], words: wanted = {} } = fields[`${operation}.${name}`] ?? fields[name] ?? {};
  const [last = '', before = ''] = place.path.filter((part) => part !== '[]').toReversed();
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  const words = [...wordsOf(last), ...wordsOf(before, 0.8)];
  const hits = Object.entries(wanted).map(([concept, weight]) => {
    return weight * Math.max(0, ...words.map(({ concepts, share }) => share * (concepts.get(concept) ?? 0)));
  });
  const own = { id: 1, ...wanted, ...vocabulary.operations[operation].words };
  const strays = words.filter(({ text, concepts }) => {
    return !vocabulary.fillers.includes(text) && ![...concepts.keys()].some((concept) => concept in own);
  });
  const stray = sum(strays.map(({ concepts, share }) => share * (concepts.size > 0 ? 0.45 : 0.15)));
  const isExact = [name, ...names].some((each) => plain(each) === plain(last));
  const isYesOrNo = name === 'outcome' && place.type === 'boolean';
  const fit = ((isExact ? 1 : sum(hits)) - stray) * (isYesOrNo ? 1 : (vocabulary.types[kind][place.type] ?? 0));
  return last === '' ? 0 : Math.min(1.2, fit) - 0.04 * place.path.length;
}

/** Finds the places of a shape in the object at `base`. Each place has at most one name, the best fit first. */
export function match(operation: OperationId, shape: ShapeSpec, places: readonly Place[], base: Path = []): Matches {
  const inside = places
    .filter(({ path }) => base.every((part, at) => path[at] === part))
    .map((place) => ({ ...place, path: place.path.slice(base.length) }));
  const found = new Map<string, OperationMatch>();
  const guesses = Object.entries(shape).flatMap(([name, kind]) => {
    const list = typeof kind === 'string' ? undefined : bestList(operation, name, kind[0], inside);
    if (list) found.set(name, list);
    if (list || typeof [kind].flat()[0] === 'object') return [];
    // A list can also have one value, or be one text.
    const type = typeof kind === 'string' ? kind : 'json';
    // A list can also have one id.
    const isUsable = (place: Place) => isPlain(place) || (kind === 'id' && isIdInList(place));
    const spelling = vocabulary.valueKinds[`${operation}.${name}`];
    const isSpelled = (place: Place) => place.values.some((value) => canonicalOf(spelling, String(value)));
    return inside
      .filter(isUsable)
      .map((place) => ({ name, place, fit: fitOf(operation, name, type, place) * (isSpelled(place) ? 1.3 : 1) }));
  });
  const good = sorted(guesses, ({ fit }) => fit).filter(({ fit, place }) => fit >= (isFirst(place) ? 0.9 : 0.34));
  const used = new Set<string>();
  for (const { name, place, fit } of good) {
    if (used.has(keyOf(place)) || found.has(name)) continue;
    const path = isFirst(place) ? [...place.path.slice(0, -1), '[0]'] : place.path;
    found.set(name, { place: { ...place, path }, fit });
    used.add(keyOf(place));
  }
  return found;
}

export function keyOf({ part, path }: Place): string {
  return [part, ...path].join('\n');
}

const isInner = (part: string | undefined) => part === '[]' || part === '*';

/** Whether a place is outside lists. The objects in a list of a request can also have single values. */
function isPlain({ part, path }: Place): boolean {
  return path.length > 0 && !(/response|error/.test(part) ? path : path.slice(-1)).some(isInner);
}

function isIdInList({ path, type }: Place): boolean {
  return path.at(-1) === '[]' && !path.slice(0, -1).some(isInner) && /string|integer|any/.test(type);
}

/** A response that has a list of ids has the id in its first item. */
function isFirst({ part, path }: Place): boolean {
  return part === 'response' && path.at(-1) === '[]';
}

function bestList(operation: OperationId, name: string, kind: Scalar | ShapeSpec, places: readonly Place[]) {
  const items = places.filter(({ type, path: [...path] }) => {
    const last = path.pop();
    // An empty object says nothing.
    if (path.length === 0 && last === '*' && type === 'any') return false;
    return (last === '[]' || (last === '*' && name === 'fields')) && !path.some(isInner);
  });
  const lists = items.map((item): OperationMatch => {
    const path = item.path.slice(0, -1);
    const place: Place = { ...item, path, type: 'array' };
    const isPlainItem = item.path.at(-1) === '*' || typeof kind === 'string';
    const each =
      item.path.at(-1) === '*'
        ? new Map()
        : match(operation, typeof kind === 'string' ? { id: kind } : kind, places, item.path);
    const share = isPlainItem ? 1 : matchedShareOf(kind, each);
    const named = name === 'items' ? 0.6 - 0.15 * path.length : fitOf(operation, name, 'list', place);
    return { place, item, each, fit: share === 0 ? 0 : named + share };
  });
  const [best] = sorted(lists, ({ fit }) => fit);
  return best && best.fit > (typeof kind === 'string' ? 1.3 : 0.5) ? best : undefined;
}

/** The share of the names of a shape that have a place. */
export function matchedShareOf(shape: ShapeSpec, found: Matches): number {
  const shares = Object.entries(shape).map(([name, [item]]) => {
    const { each } = found.get(name) ?? {};
    return typeof item === 'object' && each && each.size > 0 ? matchedShareOf(item, each) : Number(found.has(name));
  });
  return sum(shares) / Math.max(1, shares.length);
}

export function percent(share: number): string {
  return `${Math.round(100 * Math.max(0, Math.min(0.99, share)))} %`;
}
