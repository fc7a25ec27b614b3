import { type Edges, edgesFor } from './edges.ts';

/** Value that stands for "no term" in place of the index of a term. */
export const none = -1;

/**
 * Aho-Corasick automaton: a search tree (trie) in which every node has a link to its longest proper suffix.
 * On average, each character of a text needs a constant number of steps, regardless of the number of terms.
 * The project implements the automaton itself, because no library builds it in pieces or can stop a search early.
 */
export class TermTrie {
  readonly #classes: Uint16Array;
  readonly #edges: Edges;
  /**
   * For each node: its depth, the node of its longest proper suffix, and the first term that equals its text.
   */
  readonly #depths: number[] = [0];
  readonly #links: number[] = [0];
  readonly #terms: number[] = [none];
  /** For each node of the automaton: its parent, and the character class of the edge from the parent. */
  readonly #parents: number[] = [0];
  readonly #kinds: number[] = [0];
  /**
   * For each node of the automaton: the node of the longest term with which the text of the node ends.
   * The value is 0 if the text of the node does not end with a term.
   */
  readonly #ends: number[] = [0];

  private constructor(classes: Uint16Array, edges: Edges) {
    this.#classes = classes;
    this.#edges = edges;
  }

  /** Builds the automaton in pieces. Before each piece, the generator yields the estimated CPU work of the piece. */
  static *of(terms: readonly string[]): Generator<number, TermTrie> {
    const classes = new Uint16Array(65_536);
    let [count, nodes] = [1, 1];
    for (const term of terms) {
      nodes += term.length;
      for (let at = 0; at < term.length; at++) {
        const unit = term.charCodeAt(at);
        if (classes[unit] === 0) classes[unit] = count++;
      }
    }
    const trie = new TermTrie(classes, edgesFor(nodes, count));
    for (const [index, term] of terms.entries()) {
      yield 20 * term.length;
      trie.#add(term, index);
    }
    yield* trie.#link();
    return trie;
  }

  /** Returns the node that follows the given node when the text continues with the given UTF-16 code unit. */
  next(node: number, unit: number): number {
    const kind = this.#classes[unit] as number;
    if (kind === 0) return 0;
    for (let at = node; ; at = this.#links[at] as number) {
      const target = this.#edges.get(at, kind);
      if (target !== -1) return target;
      if (at === 0) return 0;
    }
  }

  /** Returns the length of the text that a node represents, in UTF-16 code units. */
  depth(node: number): number {
    return this.#depths[node] as number;
  }

  /** Returns the node of the longest term with which the text of the given node ends, or 0 if there is none. */
  ending(node: number): number {
    return this.#ends[node] as number;
  }

  /** Returns the node of the next shorter term with which the text of the given node ends, or 0 if there is none. */
  shorter(node: number): number {
    return this.#ends[this.#links[node] as number] as number;
  }

  /** Returns the index of the first term that equals the text of a node, or `none`. */
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

  /**
   * Computes the links from each node to its longest proper suffix.
   * A suffix is shorter than the text itself, so the nodes with the shortest texts are processed first.
   */
  *#link(): Generator<number, void> {
    const order = nodesByDepth(this.#depths);
    for (let from = 1; from < order.length; from += piece) {
      const nodes = order.subarray(from, from + piece);
      yield 40 * nodes.length;
      for (const node of nodes) this.#linkOne(node);
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

/** Number of nodes for which links are computed without interruption. */
const piece = 20_000;

/** Returns all nodes of the automaton, ordered by depth. */
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
