import { branchesOf, withEntries, withoutKeys } from './sorted-batch.ts';
import {
  type Branch,
  type Compare,
  childOf,
  collect,
  entryAt,
  firstLeaf,
  insertAt,
  type LeafNode,
  lowest,
  type Node,
  position,
  sizeOf,
  splitBranch,
  splitLeaf,
  WIDTH,
} from './sorted-nodes.ts';

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

  /** The ranks of two keys. `low` must be the lower key. */
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

  /** The keys must be sorted and unique. */
  setAll(keys: readonly K[], values: readonly V[]): void {
    let nodes = withEntries(this.#batch, this.#root, keys, values);
    while (nodes.length > 1) nodes = branchesOf(this.#owner, nodes.map(lowest), nodes);
    this.#root = nodes[0] ?? this.#root;
  }

  /** The keys must be sorted. */
  deleteAll(keys: readonly K[]): void {
    this.#shrinkTo(withoutKeys(this.#batch, this.#root, keys));
  }

  fork(): SortedTree<K, V> {
    this.#owner = {};
    return new SortedTree(this.#compare, this.#root);
  }

  /** After `fork`, every change creates a new object. */
  get state(): object {
    return this.#root;
  }

  get #batch() {
    return { owner: this.#owner, compare: this.#compare };
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

  /** Returns the new right half if the node was split. */
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
