/** Time in milliseconds between two samples of the main thread's CPU time. */
const lookEvery = 4;

/** The longest synchronous work without interruption since the last reset, in milliseconds. */
export interface Stall {
  /** CPU time of the main thread, without the time of other processes. */
  cpu: number;
  /** Elapsed time in milliseconds. */
  wall: number;
}

/**
 * Measures how long the event loop is blocked.
 * A timer fires only between two pieces of synchronous work.
 * The CPU time between two timer events is therefore that of one piece of work plus a small remainder.
 */
export class Probe {
  #longest: Stall = { cpu: 0, wall: 0 };
  #cpu = cpuNow();
  #wall = performance.now();
  readonly #timer = setInterval(() => this.#look(), lookEvery).unref();

  reset(): void {
    [this.#cpu, this.#wall] = [cpuNow(), performance.now()];
    this.#longest = { cpu: 0, wall: 0 };
  }

  read(): Stall {
    this.#look();
    return this.#longest;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const [cpu, wall] = [cpuNow(), performance.now()];
    this.#longest = {
      cpu: Math.max(this.#longest.cpu, cpu - this.#cpu),
      wall: Math.max(this.#longest.wall, wall - this.#wall),
    };
    [this.#cpu, this.#wall] = [cpu, wall];
  }
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
