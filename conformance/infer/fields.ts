import type { Scalar } from '../canonical/kinds.ts';
import type { Place, PlaceType } from './api.ts';
import { type FieldProfile, vocabulary, type Word, wordsOf } from './words.ts';

export interface Guess {
  readonly place: Place;
  readonly fit: number;
}

/** A guess must fit better than this. */
export const leastFit = 0.34;

const fits: Readonly<Record<Scalar, Partial<Record<PlaceType, number>>>> = {
  id: { string: 1, integer: 1, number: 0.9, any: 0.9, boolean: 0 },
  text: { string: 1, any: 0.9, integer: 0.6, number: 0.5, boolean: 0.4 },
  integer: { integer: 1, number: 0.9, any: 0.8, string: 0.3 },
  boolean: { boolean: 1, any: 0.8, string: 0.7, integer: 0.3 },
  json: { string: 1, any: 1, integer: 1, number: 1, boolean: 1, object: 0.9, map: 0.9, array: 0.8 },
  bytes: { binary: 1, string: 0.8, any: 0.7 },
};

/**
 * Returns from 0 to 1 how well a place fits a canonical name.
 *
 * @param own the concepts of the operation, which say nothing about one of its values: `dept_no` is the id of a department
 */
export function fitOf(name: string, kind: Scalar, place: Place, own: ReadonlySet<string>): number {
  const profile = vocabulary.fields[name];
  const type = fits[kind][place.type] ?? 0;
  if (profile === undefined || type === 0) return 0;
  const named = place.path.filter((part) => part !== '[]');
  const last = named.at(-1) ?? '';
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  const isExact = plain(last) === plain(name) || profile.names?.some((each) => plain(each) === plain(last));
  const words = [...named.slice(-3).entries()].flatMap(([at, part]) => {
    const distance = named.slice(-3).length - 1 - at;
    return wordsOf(part).map((word) => ({ word, share: [1, 0.8, 0.4][distance] ?? 0 }));
  });
  const fit = isExact ? Math.max(1, wordFit(profile, words, own)) - (named.length > 4 ? 0.1 : 0) : wordFit(profile, words, own);
  return Math.max(0, Math.min(1.2, fit * type + evidence(profile, place)));
}

interface Placed {
  readonly word: Word;
  readonly share: number;
}

function wordFit({ words: wanted, needs = [] }: FieldProfile, words: readonly Placed[], own: ReadonlySet<string>): number {
  const has = (concept: string) => words.some(({ word, share }) => share > 0.5 && word.concepts.has(concept));
  if (!needs.every(has)) return 0;
  const parts = words.map(({ word, share }) => {
    const best = bestOf(word, wanted);
    if (best !== undefined) return { concept: best.concept, points: best.points * share };
    const isOwn = word.isFiller || [...word.concepts.keys()].some((concept) => own.has(concept) || concept === 'id');
    return { concept: '', points: isOwn ? 0 : -share * (word.concepts.size > 0 ? 0.45 : 0.15) };
  });
  const hits = Map.groupBy(parts, ({ concept }) => concept);
  return [...hits].reduce((sum, [concept, all]) => {
    const points = all.map((each) => each.points);
    return sum + (concept === '' ? points.reduce((one, other) => one + other, 0) : Math.max(...points));
  }, 0);
}

function bestOf({ concepts }: Word, wanted: Readonly<Record<string, number>>) {
  const hits = [...concepts].flatMap(([concept, weight]) => {
    const points = wanted[concept];
    return points === undefined ? [] : [{ concept, points: points * (weight === 1 ? 1 : 0.6) }];
  });
  return hits.toSorted((one, other) => other.points - one.points)[0];
}

function evidence({ pattern }: FieldProfile, { values }: Place): number {
  if (pattern === undefined || values.length === 0) return 0;
  return values.some((value) => new RegExp(pattern).test(String(value))) ? 0.2 : -0.1;
}

/** Assigns each place to at most one name, the best fit first. Returns all guesses of each name, the chosen one first. */
export function assignPlaces(
  wanted: readonly (readonly [string, Scalar])[],
  places: readonly Place[],
  own: ReadonlySet<string>,
): Map<string, Guess[]> {
  const all = wanted.flatMap(([name, kind]) =>
    places.map((place) => ({ name, place, fit: fitOf(name, kind, place, own) - 0.02 * place.path.length })),
  );
  const good = all.filter(({ fit }) => fit >= leastFit).toSorted((one, other) => other.fit - one.fit);
  const found = new Map<string, Guess[]>();
  const used = new Set<Place>();
  for (const { name, place, fit } of good) {
    if (found.has(name) || used.has(place) || isSuperfluous(name, found)) continue;
    const others = good.filter((each) => each.name === name && each.place !== place);
    found.set(name, [{ place, fit }, ...others]);
    used.add(place);
  }
  return found;
}

function isSuperfluous(name: string, found: ReadonlyMap<string, unknown>): boolean {
  const instead = vocabulary.fields[name]?.instead;
  return instead !== undefined && found.has(instead);
}
