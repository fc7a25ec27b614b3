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

/** `fromSlot` is present if the results are sorted by id, and then the first slot to return. */
export type ResultRange = readonly [from: number, to: number, fromSlot?: number];

export interface Results {
  /** The number of all results before the range. */
  before: number;
  slots: number[];
}

export function resultsIn(
  found: readonly number[],
  [from, to, fromSlot]: ResultRange,
  byRank: ((left: number, right: number) => number) | undefined,
): Results {
  const bySlot = (left: number, right: number) => left - right;
  const left = fromSlot === undefined ? found : found.filter((slot) => slot >= fromSlot);
  const order = fromSlot === undefined ? byRank : bySlot;
  const slots = (order ? best(left, to, order) : left.slice(0, to)).slice(from);
  return { before: found.length - left.length + from, slots };
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
