const mostPlaces = 4_096;

export interface Edges {
  get(node: number, kind: number): number;
  set(node: number, kind: number, target: number): void;
}

export function edgesFor(nodes: number, classes: number): Edges {
  return nodes * classes <= mostPlaces ? new EdgeTable(nodes, classes) : new EdgeHashes(classes);
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

class EdgeHashes implements Edges {
  readonly #classes: number;
  #keys: Float64Array = new Float64Array(1024).fill(-1);
  #targets = new Int32Array(1024);
  #size = 0;

  constructor(classes: number) {
    this.#classes = classes;
  }

  get(node: number, kind: number): number {
    const key = node * this.#classes + kind;
    const mask = this.#keys.length - 1;
    for (let place = placeOf(key, mask); ; place = (place + 1) & mask) {
      const found = this.#keys[place];
      if (found === key) return this.#targets[place] as number;
      if (found === -1) return -1;
    }
  }

  set(node: number, kind: number, target: number): void {
    if (this.#size * 2 >= this.#keys.length) this.#widen();
    this.#put(node * this.#classes + kind, target);
    this.#size += 1;
  }

  #put(key: number, target: number): void {
    const mask = this.#keys.length - 1;
    let place = placeOf(key, mask);
    while (this.#keys[place] !== -1) place = (place + 1) & mask;
    this.#keys[place] = key;
    this.#targets[place] = target;
  }

  #widen(): void {
    const [keys, targets] = [this.#keys, this.#targets];
    this.#keys = new Float64Array(keys.length * 2).fill(-1);
    this.#targets = new Int32Array(keys.length * 2);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] as number;
      if (key !== -1) this.#put(key, targets[at] as number);
    }
  }
}

function placeOf(key: number, mask: number): number {
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 0x1_0000_0000) | 0, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
}
