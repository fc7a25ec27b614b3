/** Time in milliseconds between two readings of the CPU time. */
const lookEvery = 4;

/** Measures the longest CPU time, in milliseconds, for which the main thread blocked its event loop. */
export class Probe {
  #cpu = cpuNow();
  #longest = 0;

  constructor() {
    setInterval(() => this.#look(), lookEvery).unref();
  }

  reset(): void {
    [this.#cpu, this.#longest] = [cpuNow(), 0];
  }

  read(): number {
    this.#look();
    return this.#longest;
  }

  #look(): void {
    const cpu = cpuNow();
    this.#longest = Math.max(this.#longest, cpu - this.#cpu);
    this.#cpu = cpu;
  }
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
