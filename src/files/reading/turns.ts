import { FairQueue } from './fair-queue.ts';

/** A queue of work, and how many may wait in it. */
export type Queue = 'quick' | 'slow';

export interface TurnsParts {
  /** How many may wait in each queue. One owner gets at most half of these places. */
  most: Readonly<Record<Queue, number>>;
  /** Milliseconds from any start time. */
  clock: () => number;
}

/** There is no room in a queue: the caller may try again later. */
export class QueueFull extends Error {}

/** Milliseconds that quick work runs before slow work starts, while both are waiting. */
const headStart = 5_000;

/**
 * Runs one piece of work at a time. Quick work goes first; after that the two queues get equal time while both have work.
 * So however much slow work waits, quick work waits for one piece of it, and slow work is not put off for ever. Within a
 * queue the owners take turns, so that one with much work delays the others by one piece at a time.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, FairQueue>;
  #isBusy = false;
  /** Milliseconds that quick work must still get before slow work continues. */
  #owed = headStart;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#waiting = { quick: new FairQueue(parts.most.quick), slow: new FairQueue(parts.most.slow) };
  }

  /** Rejects with `QueueFull` where too many wait, of all owners or of this one. */
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
