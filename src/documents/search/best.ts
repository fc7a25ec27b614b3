/** Maximum number of items that `best` selects by insertion. For more items, sorting the whole list is faster. */
const few = 1_000;

export function best<T>(items: readonly T[], wanted: number, compare: (left: T, right: T) => number): T[] {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (wanted > few || items.length <= wanted) return items.toSorted(compare).slice(0, wanted);
  const sorted: T[] = [];
  // If the last item ranks before the first item, the best items are probably at the end, so the loop starts there.
  if (compare(last, first) < 0)
    for (let i = items.length - 1; i >= 0; i--) insert(sorted, items[i] as T, wanted, compare);
  else for (const item of items) insert(sorted, item, wanted, compare);
  return sorted;
}

/** With `fromSlot`, the results are sorted by id and begin at this slot. */
export type ResultRange = readonly [from: number, to: number, fromSlot?: number];

/** `before` is the number of results before the range. */
export function resultsIn(
  found: readonly number[],
  [from, to, fromSlot]: ResultRange,
  byRank: ((left: number, right: number) => number) | undefined,
): { before: number; slots: number[] } {
  const left = fromSlot === undefined ? found : found.filter((slot) => slot >= fromSlot).sort((one, two) => one - two);
  const slots = byRank && left === found ? best(found, to, byRank) : left.slice(0, to);
  return { before: found.length - left.length + from, slots: slots.slice(from) };
}

function insert<T>(sorted: T[], item: T, wanted: number, compare: (left: T, right: T) => number): void {
  const last = sorted[wanted - 1];
  if (last !== undefined && compare(item, last) > 0) return;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as T, item) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, item);
  if (sorted.length > wanted) sorted.pop();
}
