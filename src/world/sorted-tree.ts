/**
 * A sorted map as a counted B+ tree: lookup, insertion, removal, the n-th entry and the number of entries below a key
 * cost O(log n); `fork` and `restore` cost O(1), because nodes are shared and copied only when they are written.
 * One structure thus gives sorted lists with paging by offset, ranges, unique keys, rollback and copy-on-write tenants.
 */
const WIDTH = 32;

interface Leaf<K, V> {
  owner: object;
  keys: K[];
  values: V[];
  children?: undefined;
}

interface Branch<K, V> {
  owner: object;
  /** The lowest key below each child, at the time it was split off: a separator, not always an entry. */
  keys: K[];
  children: Node<K, V>[];
  size: number;
}

type Node<K, V> = Leaf<K, V> | Branch<K, V>;

export type Compare<K> = (left: K, right: K) => number;

/** What `restore` takes back: the tree as it was at `checkpoint`. */
export type Checkpoint<K, V> = { readonly root: Node<K, V> };

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

  /** The entry at a position, 0 first. */
  at(index: number): V | undefined {
    if (index < 0 || index >= this.size) return undefined;
    return this.slice(index, index + 1)[0];
  }

  /** How many entries have a key lower than this one. */
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

  /** The values from position `from` up to, without, position `to`. */
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
    let root = this.#remove(this.#root, key);
    while (root?.children?.length === 1) root = root.children[0];
    this.#root = root ?? { owner: this.#owner, keys: [], values: [] };
    return true;
  }

  checkpoint(): Checkpoint<K, V> {
    this.#owner = {};
    return { root: this.#root };
  }

  restore(checkpoint: Checkpoint<K, V>): void {
    this.#owner = {};
    this.#root = checkpoint.root;
  }

  /** A second tree with the same entries; writing to either leaves the other as it is. */
  fork(): SortedTree<K, V> {
    return new SortedTree(this.#compare, this.checkpoint().root);
  }

  /** The node itself when this tree may write to it, else its copy, put in place by the caller. */
  #owned<N extends Node<K, V>>(node: N): N {
    if (node.owner === this.#owner) return node;
    const copy = node.children
      ? { ...node, owner: this.#owner, keys: node.keys.slice(), children: node.children.slice() }
      : { ...node, owner: this.#owner, keys: node.keys.slice(), values: (node as Leaf<K, V>).values.slice() };
    if (node === this.#root) this.#root = copy;
    return copy;
  }

  /** Puts the entry below a node that this tree owns; the new right half when the node had to split. */
  #insert(node: Node<K, V>, key: K, value: V): Node<K, V> | undefined {
    if (!node.children) {
      const index = this.#position(node.keys, key);
      const present = index < node.keys.length && this.#compare(node.keys[index] as K, key) === 0;
      node.keys.splice(index, present ? 1 : 0, key);
      node.values.splice(index, present ? 1 : 0, value);
      return node.keys.length > WIDTH ? splitLeaf(node) : undefined;
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
    return node.children.length > WIDTH ? splitBranch(node) : undefined;
  }

  /** The node without the entry, or nothing when it became empty. Nodes may run low: only empty ones go. */
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

  /** The first position whose key is not lower. */
  #position(keys: K[], key: K): number {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(keys[middle] as K, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The child that holds the key: the last one whose lowest key is not higher. */
  #childIndex(node: Branch<K, V>, key: K): number {
    let low = 1;
    let high = node.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(node.keys[middle] as K, key) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

function sizeOf<K, V>(node: Node<K, V>): number {
  return node.children ? node.size : node.keys.length;
}

function childOf<K, V>(node: Branch<K, V>, index: number): Node<K, V> {
  return node.children[index] as Node<K, V>;
}

function lowest<K, V>(node: Node<K, V>): K {
  return node.keys[0] as K;
}

function splitLeaf<K, V>(leaf: Leaf<K, V>): Leaf<K, V> {
  const half = leaf.keys.length >> 1;
  return { owner: leaf.owner, keys: leaf.keys.splice(half), values: leaf.values.splice(half) };
}

function splitBranch<K, V>(branch: Branch<K, V>): Branch<K, V> {
  const half = branch.children.length >> 1;
  const right = {
    owner: branch.owner,
    keys: branch.keys.splice(half),
    children: branch.children.splice(half),
    size: 0,
  };
  for (const child of right.children) right.size += sizeOf(child);
  branch.size -= right.size;
  return right;
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
