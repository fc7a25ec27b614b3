import { Edges } from './edges.ts';

/** The value for no term. */
export const none = -1;

/**
 * An Aho-Corasick automaton: a trie in which every node links to its longest proper suffix.
 * Each character of a text costs a bounded number of steps for any terms.
 * No library builds it in pieces or stops early, so this is our own.
 */
export class TermTrie {
  readonly #classes: Uint16Array;
  readonly #edges: Edges;
  /** Per node: its depth, the node of its longest proper suffix, and the first term that ends there. */
  readonly #depths: number[] = [0];
  readonly #links: number[] = [0];
  readonly #terms: number[] = [none];
  /** Per node: its parent and the class of the edge, in the order of creation. */
  readonly #parents: number[] = [0];
  readonly #kinds: number[] = [0];
  /** Per node: the nearest node along its suffix links, including itself, at which a term ends; 0 for none. */
  readonly #ends: number[] = [0];

  private constructor(classes: Uint16Array, count: number) {
    this.#classes = classes;
    this.#edges = new Edges(count);
  }

  /** Builds the automaton. Yields the cost of each piece before building it. */
  static *of(terms: readonly string[]): Generator<number, TermTrie> {
    const classes = new Uint16Array(65_536);
    let count = 1;
    for (const term of terms) {
      for (let at = 0; at < term.length; at++) {
        const unit = term.charCodeAt(at);
        if (classes[unit] === 0) classes[unit] = count++;
      }
    }
    const trie = new TermTrie(classes, count);
    for (const [index, term] of terms.entries()) {
      yield 20 * term.length;
      trie.#add(term, index);
    }
    yield* trie.#link();
    return trie;
  }

  /** The next node after a UTF-16 unit of a text. */
  next(node: number, unit: number): number {
    const kind = this.#classes[unit] as number;
    if (kind === 0) return 0;
    for (let at = node; ; at = this.#links[at] as number) {
      const target = this.#edges.get(at, kind);
      if (target !== -1) return target;
      if (at === 0) return 0;
    }
  }

  /** The number of UTF-16 units that a node represents. */
  depth(node: number): number {
    return this.#depths[node] as number;
  }

  /** The node of the longest term that is a suffix of a node; 0 for none. */
  ending(node: number): number {
    return this.#ends[node] as number;
  }

  /** The node of the next shorter term that is a suffix; 0 for none. */
  shorter(node: number): number {
    return this.#ends[this.#links[node] as number] as number;
  }

  /** The first term equal to the text of this node; `none` if there is none. */
  termAt(node: number): number {
    return this.#terms[node] as number;
  }

  #add(term: string, index: number): void {
    let node = 0;
    for (let at = 0; at < term.length; at++) {
      const kind = this.#classes[term.charCodeAt(at)] as number;
      const target = this.#edges.get(node, kind);
      node = target === -1 ? this.#newNode(node, kind) : target;
    }
    if (node !== 0 && this.#terms[node] === none) this.#terms[node] = index;
  }

  #newNode(parent: number, kind: number): number {
    const node = this.#depths.push(this.depth(parent) + 1) - 1;
    this.#terms.push(none);
    this.#parents.push(parent);
    this.#kinds.push(kind);
    this.#links.push(0);
    this.#ends.push(0);
    this.#edges.set(parent, kind, node);
    return node;
  }

  /** Links point to shorter suffixes, so nodes are processed in the order of their depth. */
  *#link(): Generator<number, void> {
    const order = nodesByDepth(this.#depths);
    for (let from = 1; from < order.length; from += piece) {
      yield 40 * piece;
      for (const node of order.subarray(from, from + piece)) this.#linkOne(node);
    }
  }

  #linkOne(node: number): void {
    const [parent, kind] = [this.#parents[node] as number, this.#kinds[node] as number];
    let link = 0;
    for (let at = parent; at !== 0 && link === 0; ) {
      at = this.#links[at] as number;
      link = Math.max(0, this.#edges.get(at, kind));
    }
    this.#links[node] = link;
    this.#ends[node] = this.#terms[node] === none ? (this.#ends[link] as number) : node;
  }
}

/** The number of nodes linked in one piece. */
const piece = 20_000;

/** All nodes, ordered by depth. */
function nodesByDepth(depths: readonly number[]): Int32Array {
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
  const starts = new Int32Array(deepest + 2);
  for (const depth of depths) starts[depth + 1] = (starts[depth + 1] as number) + 1;
  for (let depth = 1; depth < starts.length; depth++) {
    starts[depth] = (starts[depth] as number) + (starts[depth - 1] as number);
  }
  const order = new Int32Array(depths.length);
  for (const [node, depth] of depths.entries()) {
    const place = starts[depth] as number;
    order[place] = node;
    starts[depth] = place + 1;
  }
  return order;
}
