/**
 * Shortens a list as long as `isStillBroken` returns true for the remaining items.
 * Returns the shortest list found. First removes large parts of the list, then smaller ones, and finally single items.
 *
 * Each call of `isStillBroken` sends requests to the target, so this function makes few calls.
 * For a list of 14 items, this function needs about 25 calls. The shrinking of fast-check would need about 80.
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
    // After a removal, tries all single items again, because some were perhaps needed only by the removed item.
    const isRepeated = size === 1 && shortest.length < before;
    if (!isRepeated) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}
