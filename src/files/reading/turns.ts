import { FairQueue } from './fair-queue.ts';

/** The two queues of files that wait to be parsed: the quick queue and the slow queue. */
export type Queue = 'quick' | 'slow';

export interface TurnsParts {
  /** The maximum number of waiting files per queue. One tenant gets at most half of a queue. */
  most: Readonly<Record<Queue, number>>;
  /** Returns the time of a clock in milliseconds. Only the difference between two returned times is used. */
  clock: () => number;
}

/** The error for a file that finds no free place in the queue. The caller may try again later. */
export class QueueFull extends Error {}

/** The time in milliseconds for which only the quick queue is served when files are waiting in both queues. */
const headStart = 5_000;

/**
 * Runs one piece of work at a time, from a queue of quick work and a queue of slow work.
 * If both queues contain work, quick work runs first for 5 seconds, and then both queues get equal time.
 * Work in the slow queue never waits forever, although the quick queue is served first.
 * Each queue serves its tenants in turn, so a tenant with much work hardly delays the other tenants.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, FairQueue>;
  #isBusy = false;
  /** The time in milliseconds for which quick work still runs before slow work continues. */
  #owed = headStart;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#waiting = { quick: new FairQueue(parts.most.quick), slow: new FairQueue(parts.most.slow) };
  }

  /**
   * Adds a piece of work to a queue, and runs the work when its turn has come.
   * Rejects with `QueueFull` if the queue is full, or if one tenant already occupies half of the queue.
   */
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
