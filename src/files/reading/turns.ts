/** A queue of work, and how many may wait in it. */
export type Queue = 'quick' | 'slow';

export interface TurnsParts {
  /** How many may wait in each queue. */
  most: Readonly<Record<Queue, number>>;
  /** Milliseconds from any beginning. */
  clock: () => number;
}

/** There is no room in a queue: whoever asked may ask again later. */
export class QueueFull extends Error {}

/**
 * Runs one piece of work at a time, from two queues that get equal time while both have work: however much slow work waits,
 * quick work waits for one piece of it.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, (() => Promise<void>)[]> = { quick: [], slow: [] };
  #isBusy = false;
  /** Milliseconds that slow work has had more than quick work. */
  #lead = 0;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
  }

  /** Rejects with `QueueFull` where too many wait. */
  run<T>(queue: Queue, work: () => Promise<T>): Promise<T> {
    if (this.#waiting[queue].length >= this.#parts.most[queue]) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      this.#waiting[queue].push(() => work().then(resolve, reject));
      if (!this.#isBusy) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    for (let queue = this.#next(); queue; queue = this.#next()) {
      const started = this.#parts.clock();
      await this.#waiting[queue].shift()?.();
      const took = this.#parts.clock() - started;
      this.#lead = queue === 'slow' ? this.#lead + took : Math.max(0, this.#lead - took);
    }
    this.#isBusy = false;
    this.#lead = 0;
  }

  #next(): Queue | undefined {
    const { quick, slow } = this.#waiting;
    if (quick.length === 0) return slow.length === 0 ? undefined : 'slow';
    return slow.length === 0 || this.#lead > 0 ? 'quick' : 'slow';
  }
}
