type Work = () => Promise<void>;

/** Serves all tenants in turn. A tenant can occupy at most half of the places. */
export class FairQueue {
  readonly #most: number;
  readonly #byOwner = new Map<string, Work[]>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  hasRoomFor(owner: string): boolean {
    const own = this.#byOwner.get(owner)?.length ?? 0;
    return this.#size < this.#most && own < Math.ceil(this.#most / 2);
  }

  push(owner: string, work: Work): void {
    const own = this.#byOwner.get(owner);
    if (own) own.push(work);
    else this.#byOwner.set(owner, [work]);
    this.#size += 1;
  }

  shift(): Work | undefined {
    for (const [owner, [work, ...others]] of this.#byOwner) {
      this.#byOwner.delete(owner);
      if (others.length > 0) this.#byOwner.set(owner, others);
      this.#size -= 1;
      return work;
    }
    return undefined;
  }
}
