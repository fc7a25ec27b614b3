import { FairQueue } from './fair-queue.ts';

/** Name of a queue of waiting work: quick work or slow work. */
export type Queue = 'quick' | 'slow';

export interface TurnsParts {
  /** Maximum number of waiting pieces of work per queue. One owner gets at most half of the places. */
  most: Readonly<Record<Queue, number>>;
  /** Returns a time in milliseconds. Only differences between two times are used. */
  clock: () => number;
}

/** Error thrown if a queue has no free place. The caller may try again later. */
export class QueueFull extends Error {}

/** Time in milliseconds for which quick work runs first when quick and slow work are waiting. */
const headStart = 5_000;

/**
 * Runs one piece of work at a time from a quick queue and a slow queue.
 * If both queues have work, quick work runs first, and then both queues get equal time.
 * Quick work therefore waits for at most one piece of slow work, and slow work never waits forever.
 * Within a queue the owners take turns. An owner with much work delays other owners by one piece at a time.
 */
export class Turns {
  readonly #parts: TurnsParts;
  readonly #waiting: Record<Queue, FairQueue>;
  #isBusy = false;
  /** Time in milliseconds that quick work must still get before slow work continues. */
  #owed = headStart;

  constructor(parts: TurnsParts) {
    this.#parts = parts;
    this.#waiting = { quick: new FairQueue(parts.most.quick), slow: new FairQueue(parts.most.slow) };
  }

  /**
   * Queues a piece of work and runs it later.
   * Rejects with `QueueFull` if too much work is waiting, in total or of the same owner.
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
