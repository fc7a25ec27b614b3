/**
 * Removes items from a list as long as `isStillBroken` returns true for the shorter list. Returns the shorter list.
 * Tries to remove large parts of the list first, then smaller parts, and finally single items.
 *
 * Each call of `isStillBroken` sends requests to the target.
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
    const isRepeated = size === 1 && shortest.length < before;
    if (!isRepeated) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}
