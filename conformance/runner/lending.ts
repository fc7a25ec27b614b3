interface Wish {
  owner: string;
  count: number;
  granted: (ids: string[]) => void;
}

/** Lends ids to one owner at a time, in the order of requests, so that no owner waits forever. */
export class Lending {
  readonly all: readonly string[];
  #free: string[];
  readonly #lent = new Map<string, string[]>();
  readonly #wishes: Wish[] = [];

  constructor(ids: readonly string[]) {
    this.all = ids;
    this.#free = [...ids];
  }

  /**
   * Waits until this number of ids is free, and lends them to the owner.
   * To avoid a deadlock, an owner must borrow only once, and must not ask for more ids than exist.
   */
  borrow(owner: string, count: number): Promise<string[]> {
    return new Promise((granted) => {
      this.#wishes.push({ owner, count, granted });
      this.#serve();
    });
  }

  giveBack(owner: string): void {
    this.#free.push(...(this.#lent.get(owner) ?? []));
    this.#lent.delete(owner);
    this.#serve();
  }

  #serve(): void {
    for (let [wish] = this.#wishes; wish && wish.count <= this.#free.length; [wish] = this.#wishes) {
      this.#wishes.shift();
      const ids = this.#free.splice(0, wish.count);
      this.#lent.set(wish.owner, ids);
      wish.granted(ids);
    }
  }
}
