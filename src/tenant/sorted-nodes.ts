/** The maximum number of entries in a node of the B+ tree. */
export const WIDTH = 32;

export interface LeafNode<K, V> {
  owner: object;
  keys: K[];
  values: V[];
  children?: undefined;
}

export interface Branch<K, V> {
  owner: object;
  /** The lowest key that each child had when it was created. The key stays after its entry is removed. */
  keys: K[];
  children: Node<K, V>[];
  size: number;
}

export type Node<K, V> = LeafNode<K, V> | Branch<K, V>;

export type Compare<K> = (left: K, right: K) => number;

export function sizeOf<K, V>(node: Node<K, V>): number {
  return node.children ? node.size : node.keys.length;
}

export function childOf<K, V>(node: Branch<K, V>, index: number): Node<K, V> {
  return node.children[index] as Node<K, V>;
}

export function lowest<K, V>(node: Node<K, V>): K {
  return node.keys[0] as K;
}

export function firstLeaf<K, V>(node: Node<K, V>): LeafNode<K, V> {
  let first = node;
  while (first.children) first = childOf(first, 0);
  return first;
}

export function entryAt<K, V>(leaf: LeafNode<K, V>, index: number): { key: K; value: V } {
  return { key: leaf.keys[index] as K, value: leaf.values[index] as V };
}

/** Faster than `Array.splice` for small arrays. */
export function insertAt<T>(items: T[], index: number, item: T): void {
  items.push(item);
  for (let at = items.length - 1; at > index; at--) items[at] = items[at - 1] as T;
  items[index] = item;
}

/** Splits a leaf after an insertion at `inserted`. Returns the new leaf on the right. */
export function splitLeaf<K, V>(leaf: LeafNode<K, V>, inserted: number): LeafNode<K, V> {
  const at = splitPoint(leaf.keys.length, inserted);
  return { owner: leaf.owner, keys: leaf.keys.splice(at), values: leaf.values.splice(at) };
}

export function splitBranch<K, V>(branch: Branch<K, V>, inserted: number): Branch<K, V> {
  const at = splitPoint(branch.children.length, inserted);
  const right = branchOf(branch.owner, branch.keys.splice(at), branch.children.splice(at));
  branch.size -= right.size;
  return right;
}

/** An item at the end moves alone. Otherwise, nodes with ascending keys would stay half empty. */
function splitPoint(length: number, inserted: number): number {
  return inserted === length - 1 ? inserted : length >> 1;
}

export function branchOf<K, V>(owner: object, keys: K[], children: Node<K, V>[]): Branch<K, V> {
  let size = 0;
  for (const child of children) size += sizeOf(child);
  return { owner, keys, children, size };
}

/** The first position with a key equal to or higher than `key`. */
export function position<K>(keys: readonly K[], key: K, compare: Compare<K>, from = 0, to = keys.length): number {
  let low = from;
  let high = to;
  // New rows usually have the highest id, so the last key is compared first.
  if (high > low && compare(keys[high - 1] as K, key) < 0) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(keys[middle] as K, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function collect<K, V>(node: Node<K, V>, from: number, to: number, into: V[]): void {
  if (!node.children) {
    for (let i = from; i < to; i++) into.push(node.values[i] as V);
    return;
  }
  let start = 0;
  for (const child of node.children) {
    if (start >= to) return;
    const end = start + sizeOf(child);
    if (end > from) collect(child, Math.max(0, from - start), Math.min(to, end) - start, into);
    start = end;
  }
}
