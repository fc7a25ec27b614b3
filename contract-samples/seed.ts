export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function shareOf(...parts: readonly (string | number)[]): number {
  return seedOf(...parts) / 2 ** 32;
}

export function pickOf<T>(items: readonly T[], ...parts: readonly (string | number)[]): T {
  const [item] = items.slice(Math.floor(shareOf(...parts) * items.length));
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
