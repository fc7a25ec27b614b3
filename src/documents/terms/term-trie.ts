import { Edges } from './edges.ts';

/** Stands for no term. */
export const none = -1;

/**
 * The automaton of Aho and Corasick for some terms: a trie in which every node has a link to the node of its longest
 * proper suffix. Reading a text costs a bounded number of steps for each character, whatever the terms and the text are.
 * No library divides the making of the automaton or stops early, so it is made here, a piece at a time.
 */
export class TermTrie {
  readonly #classes: Uint16Array;
  readonly #edges: Edges;
  /** By node: its depth, the node of its longest proper suffix, and the first term that ends there. */
  readonly #depths: number[] = [0];
  readonly #links: number[] = [0];
  readonly #terms: number[] = [none];
  /** By node: its parent and the class that leads to it, in the order in which the nodes were made. */
  readonly #parents: number[] = [0];
  readonly #kinds: number[] = [0];
  /** By node: the nearest node on its way of links, itself included, at which a term ends; 0 where there is none. */
  readonly #ends: number[] = [0];

  private constructor(classes: Uint16Array, count: number) {
    this.#classes = classes;
    this.#edges = new Edges(count);
  }

  /** Makes the automaton of the terms; yields the cost of each piece before it is made. */
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

  /** The node after a unit of a text. */
  next(node: number, unit: number): number {
    const kind = this.#classes[unit] as number;
    if (kind === 0) return 0;
    for (let at = node; ; at = this.#links[at] as number) {
      const target = this.#edges.get(at, kind);
      if (target !== -1) return target;
      if (at === 0) return 0;
    }
  }

  /** How many units of a text a node stands for. */
  depth(node: number): number {
    return this.#depths[node] as number;
  }

  /** The node of the longest term that ends with a node; 0 where none does. */
  ending(node: number): number {
    return this.#ends[node] as number;
  }

  /** The node of the next shorter term that ends with the term of a node; 0 where none does. */
  shorter(node: number): number {
    return this.#ends[this.#links[node] as number] as number;
  }

  /** The first of the terms that are the text of this node; `none` where it is no term. */
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

  /** Links go to shorter suffixes, so nodes are linked in the order of their depths. */
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

/** So many nodes are linked at once. */
const piece = 20_000;

/** All nodes, those of the least depth first. */
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
