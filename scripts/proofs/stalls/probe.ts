/** Milliseconds between two samples of the main thread's CPU time. */
const lookEvery = 4;

/** The longest uninterrupted synchronous work since the last reset, in milliseconds. */
export interface Stall {
  /** CPU time of the main thread, without the time of other processes. */
  cpu: number;
  /** Elapsed time. */
  wall: number;
}

/**
 * Measures how long the event loop is blocked. A timer fires only between synchronous work.
 * So the CPU time between two firings is at most one such block plus a small remainder.
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
