export type Queue = 'quick' | 'slow';

export interface TurnsParts {
  /** Waiting files per queue. A tenant can occupy at most half of the places in a queue. */
  most: Readonly<Record<Queue, number>>;
  clock: () => number;
}

export class QueueFull extends Error {}

const headStart = 5_000;

/** Runs functions one at a time. Quick functions run first for 5 seconds, then both queues get equal time. */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, FairQueue>;
  #isBusy = false;
  #owed = headStart;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#waiting = { quick: new FairQueue(parts.most.quick), slow: new FairQueue(parts.most.slow) };
  }

  run<T>(queue: Queue, owner: string, work: () => Promise<T>): Promise<T> {
    if (!this.#waiting[queue].hasRoomFor(owner)) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      this.#waiting[queue].push(owner, () => work().then(resolve, reject));
      if (!this.#isBusy) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    for (let queue = this.#next(); queue; queue = this.#next()) {
      const started = this.#parts.clock();
      await this.#waiting[queue].shift()?.();
      const took = this.#parts.clock() - started;
      this.#owed = queue === 'slow' ? this.#owed + took : Math.max(0, this.#owed - took);
    }
    this.#isBusy = false;
    this.#owed = headStart;
  }

  #next(): Queue | undefined {
    const { quick, slow } = this.#waiting;
    if (quick.size === 0) return slow.size === 0 ? undefined : 'slow';
    return slow.size === 0 || this.#owed > 0 ? 'quick' : 'slow';
  }
}

type Work = () => Promise<void>;

class FairQueue {
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
