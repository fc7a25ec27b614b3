import {
  type Branch,
  branchOf,
  type Compare,
  childOf,
  type Leaf,
  lowest,
  type Node,
  position,
  WIDTH,
} from './sorted-nodes.ts';

/** The number of entries in a new tree node after a batch of writes. It leaves room for later insertions. */
const filled = (WIDTH * 3) >> 2;

/** The context of a batch of writes to a tree. A batch visits each tree node only once. */
export interface Batch<K> {
  owner: object;
  compare: Compare<K>;
}

/**
 * Removes the keys `gone[from]` to `gone[to - 1]` from a tree node. The keys must be sorted; unknown keys are ignored.
 * Returns undefined if the node is empty afterwards.
 */
export function withoutKeys<K, V>(
  batch: Batch<K>,
  node: Node<K, V>,
  gone: readonly K[],
  from = 0,
  to = gone.length,
): Node<K, V> | undefined {
  if (from === to) return node;
  return node.children ? branchWithout(batch, node, gone, from, to) : leafWithout(batch, node, gone, from, to);
}

function leafWithout<K, V>(
  { owner, compare }: Batch<K>,
  leaf: Leaf<K, V>,
  gone: readonly K[],
  from: number,
  to: number,
) {
  const left: Leaf<K, V> = { owner, keys: [], values: [] };
  let next = from;
  for (const [index, key] of leaf.keys.entries()) {
    while (next < to && compare(gone[next] as K, key) < 0) next += 1;
    if (next < to && compare(gone[next] as K, key) === 0) continue;
    left.keys.push(key);
    left.values.push(leaf.values[index] as V);
  }
  return left.keys.length > 0 ? left : undefined;
}

function branchWithout<K, V>(batch: Batch<K>, branch: Branch<K, V>, gone: readonly K[], from: number, to: number) {
  const keys: K[] = [];
  const children: Node<K, V>[] = [];
  let start = from;
  for (const [index, separator] of branch.keys.entries()) {
    const end = endOf(batch, branch, index, gone, start, to);
    const child = withoutKeys(batch, childOf(branch, index), gone, start, end);
    start = end;
    if (!child) continue;
    keys.push(separator);
    children.push(child);
  }
  return children.length > 0 ? branchOf(batch.owner, keys, children) : undefined;
}

/**
 * Adds the entries from index `from` up to but not including `to` to a tree node. The entries must be sorted.
 * Returns the node, followed by the new nodes if the node was split.
 */
export function withEntries<K, V>(
  batch: Batch<K>,
  node: Node<K, V>,
  keys: readonly K[],
  values: readonly V[],
  from = 0,
  to = keys.length,
): Node<K, V>[] {
  if (from === to) return [node];
  return node.children
    ? branchWith(batch, node, keys, values, from, to)
    : leafWith(batch, node, keys, values, from, to);
}

function leafWith<K, V>(
  { owner, compare }: Batch<K>,
  leaf: Leaf<K, V>,
  keys: readonly K[],
  values: readonly V[],
  from: number,
  to: number,
): Leaf<K, V>[] {
  const merged: Leaf<K, V> = { owner, keys: [], values: [] };
  let old = 0;
  for (let next = from; next < to; next++) {
    const key = keys[next] as K;
    for (; old < leaf.keys.length; old++) {
      const order = compare(leaf.keys[old] as K, key);
      if (order > 0) break;
      if (order < 0) push(merged, leaf.keys[old] as K, leaf.values[old] as V);
    }
    push(merged, key, values[next] as V);
  }
  for (; old < leaf.keys.length; old++) push(merged, leaf.keys[old] as K, leaf.values[old] as V);
  const parts = cuts(merged.keys.length);
  if (parts.length === 1) return [merged];
  return parts.map(([start, end]) => ({
    owner,
    keys: merged.keys.slice(start, end),
    values: merged.values.slice(start, end),
  }));
}

function push<K, V>(leaf: Leaf<K, V>, key: K, value: V): void {
  leaf.keys.push(key);
  leaf.values.push(value);
}

function branchWith<K, V>(
  batch: Batch<K>,
  branch: Branch<K, V>,
  keys: readonly K[],
  values: readonly V[],
  from: number,
  to: number,
): Branch<K, V>[] {
  const separators: K[] = [];
  const children: Node<K, V>[] = [];
  let start = from;
  for (const [index, separator] of branch.keys.entries()) {
    const end = endOf(batch, branch, index, keys, start, to);
    for (const [place, node] of withEntries(batch, childOf(branch, index), keys, values, start, end).entries()) {
      separators.push(place === 0 ? separator : lowest(node));
      children.push(node);
    }
    start = end;
  }
  return branchesOf(batch.owner, separators, children);
}

/** Creates one branch node, or several branch nodes if one would have too many children. */
export function branchesOf<K, V>(owner: object, keys: K[], children: Node<K, V>[]): Branch<K, V>[] {
  return cuts(children.length).map(([start, end]) =>
    branchOf(owner, keys.slice(start, end), children.slice(start, end)),
  );
}

/** Returns the end of the keys that belong to a child node: the position of the next child's separator key. */
function endOf<K, V>(
  { compare }: Batch<K>,
  branch: Branch<K, V>,
  index: number,
  keys: readonly K[],
  from: number,
  to: number,
): number {
  const next = index + 1;
  return next < branch.keys.length ? position(keys, branch.keys[next] as K, compare, from, to) : to;
}

/** Divides a length into one range that fits into a tree node, or into equal ranges with free space. */
function cuts(length: number): [start: number, end: number][] {
  const pieces = length <= WIDTH ? 1 : Math.ceil(length / filled);
  return Array.from({ length: pieces }, (_, index) => [
    Math.floor((index * length) / pieces),
    Math.floor(((index + 1) * length) / pieces),
  ]);
}
