const mostPlaces = 4_096;

export interface Edges {
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
