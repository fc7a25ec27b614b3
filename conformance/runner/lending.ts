interface LoanRequest {
  owner: string;
  count: number;
  granted: (ids: string[]) => void;
}

export class Lending {
  readonly all: readonly string[];
  #free: string[];
  readonly #lent = new Map<string, string[]>();
  readonly #waiting: LoanRequest[] = [];

  constructor(ids: readonly string[]) {
    this.all = ids;
    this.#free = [...ids];
  }

  /** A test case may reserve ids only once. A second reservation can cause a deadlock. */
  borrow(owner: string, count: number): Promise<string[]> {
    return new Promise((granted) => {
      this.#waiting.push({ owner, count, granted });
      this.#serve();
    });
  }

  giveBack(owner: string): void {
    this.#free.push(...(this.#lent.get(owner) ?? []));
    this.#lent.delete(owner);
    this.#serve();
  }

  #serve(): void {
    for (let [request] = this.#waiting; request && request.count <= this.#free.length; [request] = this.#waiting) {
      this.#waiting.shift();
      const ids = this.#free.splice(0, request.count);
      this.#lent.set(request.owner, ids);
      request.granted(ids);
    }
  }
}
