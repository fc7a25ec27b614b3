/**
 * A seed that follows from its parts alone (FNV-1a, then mixed). Every place of a value has a seed of its own, so that a
 * new property or one more draw leaves all other values as they are.
 */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 to below 1. */
export function shareOf(...parts: readonly (string | number)[]): number {
  return seedOf(...parts) / 2 ** 32;
}

/** One of the items. Throws where there is none. */
export function pickOf<T>(items: readonly T[], ...parts: readonly (string | number)[]): T {
  const [item] = items.slice(Math.floor(shareOf(...parts) * items.length));
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
