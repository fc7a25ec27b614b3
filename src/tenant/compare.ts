/** Sorted in this order: null, numbers by value, strings by Unicode code points. */
export type KeyPart = number | string | null;
/** Sorts after every key part, so it ends the upper bound of a key range. */
export const AFTER_ALL = true;
type Part = KeyPart | typeof AFTER_ALL;
export type Key = readonly Part[];

/** A key that is a prefix of another key comes first. */
export function compareKeys(left: Key, right: Key): number {
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const order = compareParts(left[i] as Part, right[i] as Part);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

export function compareParts(left: Part, right: Part): number {
  if (left === right) return 0;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  return kindOf(left) - kindOf(right);
}

function kindOf(part: Part): number {
  if (part === null) return 0;
  if (part === AFTER_ALL) return 3;
  return typeof part === 'number' ? 1 : 2;
}

/** The UTF-16 code units whose order can differ from the order of the Unicode code points. */
const unordered = /[\ud800-\uffff]/;

export function compareTexts(left: string, right: string): number {
  if (unordered.test(left) && unordered.test(right)) return compareUnits(left, right);
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareUnits(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const a = left.charCodeAt(i);
    const b = right.charCodeAt(i);
    if (a !== b) return rankOfUnit(a) - rankOfUnit(b);
  }
  return left.length - right.length;
}

/** Sorts surrogates (U+D800 to U+DFFF) last, because they encode the highest code points. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x2800 : unit;
}

/** The number of rows at the beginning of a sorted list for which `isBefore` is true. */
export function countBefore<Row>(
  total: number,
  rows: (from: number, to: number) => readonly Row[],
  isBefore: (row: Row) => boolean,
): number {
  return countUpTo(total, (place) => {
    const [row] = rows(place, place + 1);
    return row !== undefined && isBefore(row);
  });
}

/** The first number below `length` that does not pass, if all numbers before it pass and none after it. */
export function countUpTo(length: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
