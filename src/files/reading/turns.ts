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

/** Milliseconds that quick work has had before slow work begins, while both wait. */
const headStart = 5_000;

/**
 * Runs one piece of work at a time. Quick work goes first; after that the two queues get equal time while both have work.
 * So however much slow work waits, quick work waits for one piece of it, and slow work is not put off for ever.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, (() => Promise<void>)[]> = { quick: [], slow: [] };
  #isBusy = false;
  /** Milliseconds that quick work has yet to get before slow work may go on. */
  #owed = headStart;

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
      this.#owed = queue === 'slow' ? this.#owed + took : Math.max(0, this.#owed - took);
    }
    this.#isBusy = false;
    this.#owed = headStart;
  }

  #next(): Queue | undefined {
    const { quick, slow } = this.#waiting;
    if (quick.length === 0) return slow.length === 0 ? undefined : 'slow';
    return slow.length === 0 || this.#owed > 0 ? 'quick' : 'slow';
  }
}
