const WIDTH = 32;

interface LeafNode<K, V> {
  owner: object;
  keys: K[];
  values: V[];
  children?: undefined;
}

interface Branch<K, V> {
  owner: object;
  /** The lowest key that each child had when it was created. The key stays after its entry is removed. */
  keys: K[];
  children: Node<K, V>[];
  size: number;
}

type Node<K, V> = LeafNode<K, V> | Branch<K, V>;

type Compare<K> = (left: K, right: K) => number;

function sizeOf<K, V>(node: Node<K, V>): number {
  return node.children ? node.size : node.keys.length;
}

function childOf<K, V>(node: Branch<K, V>, index: number): Node<K, V> {
  return node.children[index] as Node<K, V>;
}

function lowest<K, V>(node: Node<K, V>): K {
  return node.keys[0] as K;
}

function firstLeaf<K, V>(node: Node<K, V>): LeafNode<K, V> {
  let first = node;
  while (first.children) first = childOf(first, 0);
  return first;
}

function entryAt<K, V>(leaf: LeafNode<K, V>, index: number): { key: K; value: V } {
  return { key: leaf.keys[index] as K, value: leaf.values[index] as V };
}

/** Faster than `Array.splice` for small arrays. */
function insertAt<T>(items: T[], index: number, item: T): void {
  items.push(item);
  for (let at = items.length - 1; at > index; at--) items[at] = items[at - 1] as T;
  items[index] = item;
}

function splitLeaf<K, V>(leaf: LeafNode<K, V>, inserted: number): LeafNode<K, V> {
  const at = splitPoint(leaf.keys.length, inserted);
  return { owner: leaf.owner, keys: leaf.keys.splice(at), values: leaf.values.splice(at) };
}

function splitBranch<K, V>(branch: Branch<K, V>, inserted: number): Branch<K, V> {
  const at = splitPoint(branch.children.length, inserted);
  const right = branchOf(branch.owner, branch.keys.splice(at), branch.children.splice(at));
  branch.size -= right.size;
  return right;
}

/** An item at the end moves alone. Otherwise, nodes with ascending keys would stay half empty. */
function splitPoint(length: number, inserted: number): number {
  return inserted === length - 1 ? inserted : length >> 1;
}

function branchOf<K, V>(owner: object, keys: K[], children: Node<K, V>[]): Branch<K, V> {
  let size = 0;
  for (const child of children) size += sizeOf(child);
  return { owner, keys, children, size };
}

function position<K>(keys: readonly K[], key: K, compare: Compare<K>, from = 0, to = keys.length): number {
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

function collect<K, V>(node: Node<K, V>, from: number, to: number, into: V[]): void {
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

/** A B+ tree whose nodes store the size of their subtrees. Copies take O(1) time and share unchanged nodes. */
export class SortedTree<K, V> {
  readonly #compare: Compare<K>;
  #owner: object = {};
  #root: Node<K, V>;

  constructor(compare: Compare<K>, root?: Node<K, V>) {
    this.#compare = compare;
    this.#root = root ?? { owner: this.#owner, keys: [], values: [] };
  }

  get size(): number {
    return sizeOf(this.#root);
  }

  get(key: K): V | undefined {
    let node = this.#root;
    while (node.children) node = childOf(node, this.#childIndex(node, key));
    const index = this.#position(node.keys, key);
    return index < node.keys.length && this.#compare(node.keys[index] as K, key) === 0 ? node.values[index] : undefined;
  }

  ceiling(key: K): { key: K; value: V } | undefined {
    let node = this.#root;
    let next: Node<K, V> | undefined;
    while (node.children) {
      const index = this.#childIndex(node, key);
      next = node.children[index + 1] ?? next;
      node = childOf(node, index);
    }
    const index = this.#position(node.keys, key);
    return index < node.keys.length ? entryAt(node, index) : next && entryAt(firstLeaf(next), 0);
  }

  rank(key: K): number {
    let node = this.#root;
    let below = 0;
    while (node.children) {
      const index = this.#childIndex(node, key);
      for (let i = 0; i < index; i++) below += sizeOf(childOf(node, i));
      node = childOf(node, index);
    }
    return below + this.#position(node.keys, key);
  }

  ranks(low: K, high: K): [number, number] {
    let node = this.#root;
    let below = 0;
    while (node.children) {
      const index = this.#childIndex(node, low);
      const next = index + 1 < node.keys.length ? (node.keys[index + 1] as K) : undefined;
      if (next !== undefined && this.#compare(next, high) <= 0) return [this.rank(low), this.rank(high)];
      for (let i = 0; i < index; i++) below += sizeOf(childOf(node, i));
      node = childOf(node, index);
    }
    const from = this.#position(node.keys, low);
    return [below + from, below + position(node.keys, high, this.#compare, from)];
  }

  slice(from = 0, to = this.size): V[] {
    const values: V[] = [];
    collect(this.#root, Math.max(0, from), Math.min(to, this.size), values);
    return values;
  }

  set(key: K, value: V): void {
    const right = this.#insert(this.#owned(this.#root), key, value);
    if (!right) return;
    const left = this.#root;
    this.#root = {
      owner: this.#owner,
      keys: [lowest(left), lowest(right)],
      children: [left, right],
      size: sizeOf(left) + sizeOf(right),
    };
  }

  delete(key: K): boolean {
    if (this.get(key) === undefined) return false;
    this.#shrinkTo(this.#remove(this.#root, key));
    return true;
  }

  fork(): SortedTree<K, V> {
    this.#owner = {};
    return new SortedTree(this.#compare, this.#root);
  }

  /** After `fork`, every change creates a new object. */
  get state(): object {
    return this.#root;
  }

  #shrinkTo(left: Node<K, V> | undefined): void {
    let root = left;
    while (root?.children?.length === 1) root = root.children[0];
    this.#root = root ?? { owner: this.#owner, keys: [], values: [] };
  }

  /** Returns a node that may be changed, which the caller must store in the parent node. */
  #owned<N extends Node<K, V>>(node: N): N {
    if (node.owner === this.#owner) return node;
    const copy = node.children
      ? { ...node, owner: this.#owner, keys: node.keys.slice(), children: node.children.slice() }
      : { ...node, owner: this.#owner, keys: node.keys.slice(), values: (node as LeafNode<K, V>).values.slice() };
    if (node === this.#root) this.#root = copy;
    return copy;
  }

  #insert(node: Node<K, V>, key: K, value: V): Node<K, V> | undefined {
    if (!node.children) {
      const index = this.#position(node.keys, key);
      const present = index < node.keys.length && this.#compare(node.keys[index] as K, key) === 0;
      if (present) node.keys[index] = key;
      else insertAt(node.keys, index, key);
      if (present) node.values[index] = value;
      else insertAt(node.values, index, value);
      return node.keys.length > WIDTH ? splitLeaf(node, index) : undefined;
    }
    const index = this.#childIndex(node, key);
    const child = this.#owned(childOf(node, index));
    const before = sizeOf(child);
    node.children[index] = child;
    const right = this.#insert(child, key, value);
    node.size += sizeOf(child) + (right ? sizeOf(right) : 0) - before;
    if (right) {
      node.keys.splice(index + 1, 0, lowest(right));
      node.children.splice(index + 1, 0, right);
    }
    return node.children.length > WIDTH ? splitBranch(node, index + 1) : undefined;
  }

  /** Returns undefined if the node is empty after the removal. */
  #remove(shared: Node<K, V>, key: K): Node<K, V> | undefined {
    const node = this.#owned(shared);
    if (!node.children) {
      const index = this.#position(node.keys, key);
      node.keys.splice(index, 1);
      node.values.splice(index, 1);
      return node.keys.length > 0 ? node : undefined;
    }
    const index = this.#childIndex(node, key);
    const child = this.#remove(childOf(node, index), key);
    node.size -= 1;
    if (child) node.children[index] = child;
    else {
      node.keys.splice(index, 1);
      node.children.splice(index, 1);
    }
    return node.children.length > 0 ? node : undefined;
  }

  #position(keys: K[], key: K): number {
    return position(keys, key, this.#compare);
  }

  #childIndex(node: Branch<K, V>, key: K): number {
    const index = position(node.keys, key, this.#compare, 1);
    return index < node.keys.length && this.#compare(node.keys[index] as K, key) === 0 ? index : index - 1;
  }
}
