import type { Place } from './api.ts';

/** The JMESPath expression of a place below the object at `base`. */
export function expressionOf(path: readonly string[], base = 0): string {
  const parts = path.slice(base).map((part) => (/^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part)));
  return parts.length === 0 ? '@' : parts.join('.');
}

export function isBelow(path: readonly string[], base: readonly string[]): boolean {
  return path.length > base.length && base.every((part, at) => path[at] === part);
}

/** The places of an object itself, without the places in its lists. */
export function ownPlaces(places: readonly Place[], base: readonly string[]): Place[] {
  return places.filter(({ path }) => isBelow(path, base) && !path.slice(base.length).some((part) => part === '[]' || part === '*'));
}

export interface ListPlace {
  readonly path: readonly string[];
  /** The item of a list, or the value of each property of an object whose property names are data. */
  readonly item: Place;
}

/** The lists of an object, and its objects whose property names are data. */
export function listsOf(places: readonly Place[], base: readonly string[]): ListPlace[] {
  return places.flatMap((item) => {
    const end = item.path.at(-1);
    const path = item.path.slice(0, -1);
    const isList = (end === '[]' || end === '*') && (path.length === base.length || isBelow(path, base));
    return isList && base.every((part, at) => path[at] === part) && !path.slice(base.length).includes('[]') ? [{ path, item }] : [];
  });
}
