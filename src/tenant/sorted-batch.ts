import {
  type Branch,
  branchOf,
  type Compare,
  childOf,
  insertAt,
  type LeafNode,
  lowest,
  type Node,
  position,
  sizeOf,
  WIDTH,
} from './sorted-nodes.ts';

/** A split fills each new B+ tree node to at most three quarters, so that later insertions find space. */
const filled = (WIDTH * 3) >> 2;

export interface Batch<K> {
  owner: object;
  compare: Compare<K>;
}

/** `gone` must be sorted. Returns undefined if the node is empty after the removal. */
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
  leaf: LeafNode<K, V>,
  gone: readonly K[],
  from: number,
  to: number,
) {
  const left: LeafNode<K, V> = { owner, keys: [], values: [] };
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

/** `keys` must be sorted. If the node becomes too full, splits it and returns several nodes. */
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
  shared: LeafNode<K, V>,
  keys: readonly K[],
  values: readonly V[],
  from: number,
  to: number,
): LeafNode<K, V>[] {
  if (shared.keys.length + to - from > WIDTH)
    return dividedLeaf(owner, merged(compare, shared, keys, values, from, to));
  const leaf = shared.owner === owner ? shared : { owner, keys: shared.keys.slice(), values: shared.values.slice() };
  for (let next = from, place = 0; next < to; next++) {
    const [key, value] = [keys[next] as K, values[next] as V];
    place = position(leaf.keys, key, compare, place);
    if (place < leaf.keys.length && compare(leaf.keys[place] as K, key) === 0) {
      leaf.keys[place] = key;
      leaf.values[place] = value;
    } else {
      insertAt(leaf.keys, place, key);
      insertAt(leaf.values, place, value);
    }
  }
  return [leaf];
}

/** A new entry replaces an old entry with the same key. */
function merged<K, V>(
  compare: Compare<K>,
  leaf: Pick<LeafNode<K, V>, 'keys' | 'values'>,
  keys: readonly K[],
  values: readonly V[],
  from: number,
  to: number,
): { keys: K[]; values: V[] } {
  const all: { keys: K[]; values: V[] } = { keys: [], values: [] };
  let old = 0;
  for (let next = from; next < to; next++) {
    const key = keys[next] as K;
    const place = position(leaf.keys, key, compare, old);
    for (; old < place; old++) push(all, leaf.keys[old] as K, leaf.values[old] as V);
    if (old < leaf.keys.length && compare(leaf.keys[old] as K, key) === 0) old += 1;
    push(all, key, values[next] as V);
  }
  for (; old < leaf.keys.length; old++) push(all, leaf.keys[old] as K, leaf.values[old] as V);
  return all;
}

function push<K, V>(all: { keys: K[]; values: V[] }, key: K, value: V): void {
  all.keys.push(key);
  all.values.push(value);
}

function dividedLeaf<K, V>(owner: object, { keys, values }: { keys: K[]; values: V[] }): LeafNode<K, V>[] {
  return cuts(keys.length).map(([start, end]) => ({
    owner,
    keys: keys.slice(start, end),
    values: values.slice(start, end),
  }));
}

function branchWith<K, V>(
  batch: Batch<K>,
  shared: Branch<K, V>,
  keys: readonly K[],
  values: readonly V[],
  from: number,
  to: number,
): Branch<K, V>[] {
  const { owner } = batch;
  const isOwned = shared.owner === owner;
  const branch = isOwned ? shared : { ...shared, owner, keys: shared.keys.slice(), children: shared.children.slice() };
  for (let start = from, index = 0; start < to; ) {
    index = childFor(batch, branch, keys[start] as K, index);
    const end = endOf(batch, branch, index, keys, start, to);
    const nodes = withEntries(batch, childOf(branch, index), keys, values, start, end);
    if (nodes.length === 1) branch.children[index] = nodes[0] as Node<K, V>;
    else {
      branch.children.splice(index, 1, ...nodes);
      branch.keys.splice(index + 1, 0, ...nodes.slice(1).map(lowest));
    }
    index += nodes.length;
    start = end;
  }
  if (branch.children.length > WIDTH) return branchesOf(owner, branch.keys, branch.children);
  branch.size = branch.children.reduce((size, child) => size + sizeOf(child), 0);
  return [branch];
}

/** The last child whose separator key is not higher than the key. */
function childFor<K, V>({ compare }: Batch<K>, { keys }: Branch<K, V>, key: K, from: number): number {
  const place = position(keys, key, compare, from + 1);
  return place < keys.length && compare(keys[place] as K, key) === 0 ? place : place - 1;
}

export function branchesOf<K, V>(owner: object, keys: K[], children: Node<K, V>[]): Branch<K, V>[] {
  return cuts(children.length).map(([start, end]) =>
    branchOf(owner, keys.slice(start, end), children.slice(start, end)),
  );
}

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

/** Divides entries into ranges of equal size, one for each new node. */
function cuts(length: number): [start: number, end: number][] {
  const pieces = length <= WIDTH ? 1 : Math.ceil(length / filled);
  return Array.from({ length: pieces }, (_, index) => [
    Math.floor((index * length) / pieces),
    Math.floor(((index + 1) * length) / pieces),
  ]);
}
