import type { Scalar, ShapeSpec } from '../canonical/kinds.ts';
import type { Place } from './api.ts';
import { type FieldProfile, sum, vocabulary, type Word, wordsOf } from './words.ts';

/** A place of a canonical value, relative to its object. The fit is about 1 for a certain guess. */
interface Guess {
  readonly place: Place;
  readonly fit: number;
}

/** The best guess, its rivals, and for a list the place of an item and the places inside an item. */
export interface Match extends Guess {
  readonly rivals: readonly Guess[];
  readonly item?: Place;
  readonly each?: Matches;
}

export type Matches = ReadonlyMap<string, Match>;

/** The concepts of an operation say nothing about its values: `dept_no` is the id of a department. */
type Concepts = ReadonlySet<string>;

const leastFit = 0.34;

/** Returns from 0 to 1.2 how well a place fits a canonical name. */
export function fitOf(name: string, kind: Scalar | 'list', place: Place, own: Concepts): number {
  const profile = vocabulary.fields[name];
  const type = vocabulary.types[kind][place.type] ?? 0;
  const named = place.path.filter((part) => part !== '[]' && part !== '[0]').slice(-3);
  if (profile === undefined || type === 0 || named.length === 0) return 0;
  const plain = (part = '') => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
  const isExact = [name, ...(profile.names ?? [])].some((each) => plain(each) === plain(named.at(-1)));
  const words = named
    .toReversed()
    .flatMap((part, at) => wordsOf(part).map((word) => ({ ...word, share: near[at] ?? 0 })));
  // The id of an import can have the name `import`.
  const isOwn =
    words.length === 1 &&
    name === 'id' &&
    words.some(({ concepts }) => [...concepts].some(([each, weight]) => own.has(each) && weight === 1));
  const fit = isExact ? 1 : Math.max(isOwn ? 0.45 : 0, wordFit(profile, words, own));
  return Math.min(1.2, fit * type) - 0.04 * place.path.length;
}

/** How much the words of a property and of the objects around it count. */
const near = [1, 0.8, 0.4];

function wordFit({ words: wanted }: FieldProfile, words: readonly (Word & { share: number })[], own: Concepts): number {
  const hits = Object.entries(wanted).map(
    ([concept, weight]) =>
      weight * Math.max(0, ...words.map(({ concepts, share }) => share * (concepts.get(concept) ?? 0))),
  );
  const strays = words.filter(
    ({ text, concepts }) =>
      !vocabulary.fillers.includes(text) &&
      ![...concepts.keys()].some((each) => each in wanted || own.has(each) || each === 'id'),
  );
  return sum(hits) - sum(strays.map(({ concepts, share }) => share * (concepts.size > 0 ? 0.45 : 0.15)));
}

/** Finds the places of a shape in the object at `base`. */
export function match(shape: ShapeSpec, places: readonly Place[], base: readonly string[], own: Concepts): Matches {
  const lists = new Map<string, Match>();
  const scalars: Record<string, Scalar> = {};
  for (const [name, kind] of Object.entries(shape)) {
    const list = typeof kind === 'string' ? undefined : bestList(name, kind[0], places, base, own);
    if (list) lists.set(name, list);
    // A list can also have one value, or be one text.
    else if (typeof kind === 'string' || typeof kind[0] === 'string')
      scalars[name] = typeof kind === 'string' ? kind : 'json';
  }
  return new Map([...assign(scalars, plainPlaces(places, base), own), ...lists]);
}

/** Gives each place to at most one name, the best fit first. */
function assign(wanted: Readonly<Record<string, Scalar>>, places: readonly Place[], own: Concepts): Matches {
  const all = Object.entries(wanted).flatMap(([name, kind]) =>
    places.map((place) => ({ name, place, fit: fitOf(name, kind, place, own) })),
  );
  const good = all.filter(({ fit }) => fit >= leastFit).toSorted((one, other) => other.fit - one.fit);
  const found = new Map<string, Match>();
  for (const { name, place, fit } of good) {
    const isUsed = [...found.values()].some((each) => isSame(each.place, place));
    if (isUsed || found.has(name) || found.has(vocabulary.fields[name]?.instead ?? '')) continue;
    const rivals = good.filter((each) => each.name === name && !isSame(each.place, place) && each.fit > fit - 0.3);
    found.set(name, { place, fit, rivals: rivals.slice(0, 2) });
  }
  return found;
}

export function isSame(one: Place, other: Place): boolean {
  return [one.part, ...one.path].join('\n') === [other.part, ...other.path].join('\n');
}

const isInner = (part: string | undefined) => part === '[]' || part === '*';

/** The places below an object: in a response without those in its lists, but with the first plain value of a list. */
function plainPlaces(places: readonly Place[], base: readonly string[]): Place[] {
  return below(places, base).flatMap((place) => {
    const isResponse = place.part === 'response';
    const isFirst = isResponse && place.path.length > 1 && place.path.at(-1) === '[]';
    const path = isFirst ? place.path.with(-1, '[0]') : place.path;
    const isOpen = isResponse ? !path.some(isInner) : !isInner(path.at(-1));
    return isOpen && path.length > 0 ? [{ ...place, path }] : [];
  });
}

function below(places: readonly Place[], base: readonly string[]): Place[] {
  return places
    .filter(({ path }) => base.every((part, at) => path[at] === part))
    .map((place) => ({ ...place, path: place.path.slice(base.length) }));
}

function bestList(
  name: string,
  kind: Scalar | ShapeSpec,
  places: readonly Place[],
  base: readonly string[],
  own: Concepts,
): Match | undefined {
  const lists = below(places, base).flatMap((item): Match[] => {
    const path = item.path.slice(0, -1);
    if (!isList(name, item)) return [];
    const isMap = item.path.at(-1) === '*';
    const inner = typeof kind === 'string' ? { id: kind } : kind;
    const each: Matches = isMap ? new Map() : match(inner, places, [...base, ...item.path], own);
    const share = isMap || typeof kind === 'string' ? 1 : shareOf(kind, each);
    const place: Place = { ...item, path, type: 'array' };
    const named = name === 'items' ? 0.6 - 0.15 * path.length : fitOf(name, 'list', place, own);
    return share === 0 ? [] : [{ place, item, each, fit: named + share, rivals: [] }];
  });
  const [best] = lists.toSorted((one, other) => other.fit - one.fit);
  return best && best.fit > (typeof kind === 'string' ? 1.3 : 0.5) ? best : undefined;
}

function isList(name: string, { part, path }: Place): boolean {
  const isOwn = path.at(-1) === '[]' || (path.at(-1) === '*' && name === 'fields');
  const isBeside = /^(errors?|links?|included|warnings?|meta)$/i.test(path.at(-2) ?? '');
  return isOwn && !isBeside && (part !== 'response' || !path.slice(0, -1).some(isInner));
}

/** The share of the names of a shape that have a place. */
export function shareOf(shape: ShapeSpec, found: Matches): number {
  const shares = Object.entries(shape).map(([name, kind]) => {
    const { each } = found.get(name) ?? {};
    const [item] = typeof kind === 'string' ? [] : kind;
    return typeof item === 'object' && each && each.size > 0 ? shareOf(item, each) : Number(found.has(name));
  });
  return sum(shares) / Math.max(1, shares.length);
}

/** The rivals of the guesses, as texts of comments. */
export function rivalNotes(where: string, found: Matches): string[] {
  return [...found].flatMap(([name, { place, fit, rivals, each }]) => {
    const shown = [{ place, fit }, ...rivals].map((guess) => `${guess.place.path.join('.')} (${percent(guess.fit)})`);
    const own = rivals.length > 0 ? [`${where}${name}: ${shown.join(', or ')}`] : [];
    return [...own, ...rivalNotes(`${where}${name}.each.`, each ?? new Map())];
  });
}

export function percent(share: number): string {
  return `${Math.round(100 * Math.max(0, Math.min(0.99, share)))} %`;
}
