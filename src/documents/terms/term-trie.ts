export const none = -1;

/** Aho-Corasick automaton. It finds many search terms in one pass over a text. */
export class TermTrie {
  readonly #classes: Uint16Array;
  readonly #edges: Edges;
  readonly #depths: number[] = [0];
  #links = new Int32Array();
  readonly #terms: number[] = [none];
  readonly #parents: number[] = [0];
  readonly #kinds: number[] = [0];
  #ends = new Int32Array();

  private constructor(classes: Uint16Array, edges: Edges) {
    this.#classes = classes;
    this.#edges = edges;
  }

  /** Yields the cost of each step before the step runs. */
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

  next(node: number, unit: number): number {
    const kind = this.#classes[unit] as number;
    if (kind === 0) return 0;
    for (let at = node; ; at = this.#links[at] as number) {
      const target = this.#edges.get(at, kind);
      if (target !== -1) return target;
      if (at === 0) return 0;
    }
  }

  depth(node: number): number {
    return this.#depths[node] as number;
  }

  ending(node: number): number {
    return this.#ends[node] as number;
  }

  shorter(node: number): number {
    return this.#ends[this.#links[node] as number] as number;
  }

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
    if (this.#terms[node] === none) this.#terms[node] = index;
  }

  #newNode(parent: number, kind: number): number {
    const node = this.#depths.push(this.depth(parent) + 1) - 1;
    this.#terms.push(none);
    this.#parents.push(parent);
    this.#kinds.push(kind);
    this.#edges.set(parent, kind, node);
    return node;
  }

  *#link(): Generator<number, void> {
    const order = nodesByDepth(this.#depths);
    this.#links = new Int32Array(order.length);
    this.#ends = new Int32Array(order.length);
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

const piece = 20_000;

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

const mostPlaces = 4_096;

interface Edges {
  get(node: number, kind: number): number;
  set(node: number, kind: number, target: number): void;
}

export function edgesFor(nodes: number, classes: number): Edges {
  return nodes * classes <= mostPlaces ? new EdgeTable(nodes, classes) : new EdgeMap(classes);
}

class EdgeTable implements Edges {
  readonly #classes: number;
  readonly #targets: Int32Array;

  constructor(nodes: number, classes: number) {
    this.#classes = classes;
    this.#targets = new Int32Array(nodes * classes).fill(-1);
  }

  get(node: number, kind: number): number {
    return this.#targets[node * this.#classes + kind] as number;
  }

  set(node: number, kind: number, target: number): void {
    this.#targets[node * this.#classes + kind] = target;
  }
}

class EdgeMap implements Edges {
  readonly #classes: number;
  readonly #targets = new Map<number, number>();

  constructor(classes: number) {
    this.#classes = classes;
  }

  get(node: number, kind: number): number {
    return this.#targets.get(node * this.#classes + kind) ?? -1;
  }

  set(node: number, kind: number, target: number): void {
    this.#targets.set(node * this.#classes + kind, target);
  }
}
