/** A part of a key: ids are compared as numbers, texts by code points, absent parts come first. */
export type KeyPart = number | string | null;
/** The upper bound of a range: it comes after every part. */
export const AFTER_ALL = true;
type Part = KeyPart | typeof AFTER_ALL;
export type Key = readonly Part[];

/** Orders keys part by part; a key that is the beginning of another one comes before it. */
export function compareKeys(left: Key, right: Key): number {
  const shared = Math.min(left.length, right.length);
  for (let i = 0; i < shared; i++) {
    const order = compareParts(left[i] as Part, right[i] as Part);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Orders two parts of keys: what is absent comes first, then numbers, then texts, and the bound after all. */
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

/** Surrogates, and what the operator `<`, which orders by UTF-16 units, puts after them though it comes before. */
const unordered = /[\ud800-\uffff]/;

/** Orders texts by code points. A text without such units stands right beside any other. */
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

/** Surrogates (U+D800 to U+DFFF) stand for code points above all others. */
function rankOfUnit(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x2800 : unit;
}
