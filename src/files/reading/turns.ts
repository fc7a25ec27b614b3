import { FairQueue } from './fair-queue.ts';

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

  /** Throws `QueueFull` if the queue is full, or if the tenant already occupies half of it. */
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
