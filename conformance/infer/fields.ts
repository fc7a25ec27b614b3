import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import type { Place, PlaceType } from './api.ts';
import { type FieldProfile, spellings, vocabulary, type Word, wordsOf } from './words.ts';

/** A place of a canonical value. The fit is about 1 for a certain guess. */
export interface Guess {
  readonly place: Place;
  readonly fit: number;
}

/** The first guess of each name is the chosen one. */
export type Guesses = ReadonlyMap<string, readonly Guess[]>;

const leastFit = 0.34;

const text = { string: 1, any: 0.9, integer: 0.6, number: 0.5, boolean: 0.4 };
const fits: Readonly<Record<Scalar | 'list', Partial<Record<PlaceType, number>>>> = {
  text,
  id: { ...text, integer: 1, number: 0.9, boolean: 0 },
  integer: { integer: 1, number: 0.9, any: 0.8, string: 0.3 },
  boolean: { boolean: 1, any: 0.8, string: 0.8, integer: 0.3 },
  json: { ...text, integer: 1, number: 1, boolean: 1, any: 1, object: 0.9, map: 0.9, array: 0.9 },
  bytes: { binary: 1, string: 0.8, any: 0.7 },
  list: { array: 1, map: 1, any: 0.3 },
};

/**
 * Returns from 0 to 1.2 how well a place fits a canonical name.
 *
 * @param own the concepts of the operation, which say nothing about a value: `dept_no` is the id of a department
 */
export function fitOf(name: string, kind: ShapeSpec[string], place: Place, own: ReadonlySet<string>): number {
  const profile = vocabulary.fields[name];
  const isJoined = typeof kind === 'object' && place.part === 'query';
  const type = isJoined ? 0.8 : (fits[typeof kind === 'string' ? kind : 'list'][place.type] ?? 0);
  const named = place.path.filter((part) => part !== '[]' && part !== '[0]').slice(-3);
  if (profile === undefined || type === 0 || named.length === 0) return 0;
  const plain = (part = '') => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  const isExact = [name, ...(profile.names ?? [])].some((each) => plain(each) === plain(named.at(-1)));
  const words = named.flatMap((part, at) =>
    wordsOf(part).map((word) => ({ word, share: [1, 0.8, 0.4][named.length - 1 - at] ?? 0 })),
  );
  // The id of an import can have the name `import`.
  const isOwn =
    name === 'id' &&
    words.length === 1 &&
    [...(words[0]?.word.concepts ?? [])].some(([each, weight]) => own.has(each) && weight === 1);
  const fit = Math.max(isExact ? 1 : isOwn ? 0.45 : 0, wordFit(profile, words, own));
  return Math.min(1.2, fit * type + evidence(name, profile, place)) - 0.04 * place.path.length;
}

function wordFit(
  { words: wanted, needs = [] }: FieldProfile,
  words: readonly { word: Word; share: number }[],
  own: ReadonlySet<string>,
): number {
  const has = (concept: string) => words.some(({ word, share }) => share > 0.5 && word.concepts.has(concept));
  if (!needs.every(has)) return 0;
  const hits = new Map<string, number>();
  let strays = 0;
  for (const { word, share } of words) {
    const [best] = hitsOf(word, wanted);
    if (best !== undefined) hits.set(best.concept, Math.max(hits.get(best.concept) ?? 0, best.points * share));
    else if (!saysNothing(word, own)) strays += share * (word.concepts.size > 0 ? 0.45 : 0.15);
  }
  return [...hits.values()].reduce((sum, points) => sum + points, 0) - strays;
}

function saysNothing({ text: word, concepts }: Word, own: ReadonlySet<string>): boolean {
  return vocabulary.fillers.includes(word) || [...concepts.keys()].some((each) => own.has(each) || each === 'id');
}

function hitsOf({ concepts }: Word, wanted: Readonly<Record<string, number>>) {
  const hits = [...concepts].map(([concept, weight]) => ({
    concept,
    points: (wanted[concept] ?? 0) * (weight === 1 ? 1 : 0.6),
  }));
  return hits.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points);
}

function evidence(name: string, { pattern }: FieldProfile, { values }: Place): number {
  if (vocabulary.values[name] && spellings(name, values).length > 0) return 0.2;
  if (pattern === undefined || values.length === 0) return 0;
  return values.some((value) => new RegExp(pattern).test(String(value))) ? 0.2 : -0.1;
}

/** Assigns each place to at most one name, the best fit first. */
export function assignPlaces(wanted: ShapeSpec, places: readonly Place[], own: ReadonlySet<string>): Guesses {
  const all = Object.entries(wanted).flatMap(([name, kind]) =>
    places.map((place) => ({ name, place, fit: fitOf(name, kind, place, own) })),
  );
  const good = all.filter(({ fit }) => fit >= leastFit).toSorted((one, other) => other.fit - one.fit);
  const found = new Map<string, Guess[]>();
  const used: Place[] = [];
  for (const { name, place, fit } of good) {
    const instead = vocabulary.fields[name]?.instead ?? '';
    if (found.has(name) || found.has(instead) || used.some((each) => overlap(each, place))) continue;
    const others = good.filter((each) => each.name === name && each.place !== place);
    found.set(name, [{ place, fit }, ...others]);
    used.push(place);
  }
  return found;
}

/** A list and its items cannot both be chosen. */
function overlap(one: Place, other: Place): boolean {
  const [short, long] = [one, other].toSorted((a, b) => a.path.length - b.path.length);
  return one.part === other.part && short !== undefined && short.path.every((part, at) => part === long?.path[at]);
}

/** The rivals of a guess, as the text of a comment. */
export function rivalNotes(where: string, found: Guesses): string[] {
  return [...found].flatMap(([name, [first, ...others]]) => {
    const rivals = others.filter(({ fit }) => first && fit > first.fit - 0.3).slice(0, 2);
    const shown = [first, ...rivals].flatMap((guess) =>
      guess ? `${guess.place.path.join('.')} (${percent(guess.fit)})` : [],
    );
    return rivals.length > 0 ? [`${where}${name}: ${shown.join(', or ')}`] : [];
  });
}

export function percent(share: number): string {
  return `${Math.round(100 * Math.max(0, Math.min(0.99, share)))} %`;
}
