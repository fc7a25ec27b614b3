/** Milliseconds between two looks at the processor time of the main thread. */
const lookEvery = 4;

/** The longest stretch of synchronous work since the last reset, in milliseconds. */
export interface Stall {
  /** Processor time of the main thread: it does not count the time in which other processes had the processor. */
  cpu: number;
  /** Time by the clock. */
  wall: number;
}

/**
 * Measures how long the event loop was held: a timer can fire only between two stretches of synchronous work, so the
 * processor time from one firing to the next is at most one stretch and the little before it.
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
