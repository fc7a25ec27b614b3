import { PerformanceObserver } from 'node:perf_hooks';

/** Time in milliseconds between two readings of the CPU time. */
const lookEvery = 4;

export interface Stall {
  /** CPU time that the main thread used while the event loop was blocked, in milliseconds. */
  cpu: number;
  /** Time for which the event loop was blocked, in milliseconds. */
  wall: number;
  /** Duration of garbage collection while the event loop was blocked, in milliseconds. */
  collecting: number;
}

interface Stretch {
  start: number;
  end: number;
}

export class Probe {
  #cpu = cpuNow();
  #wall = performance.now();
  #longestCpu = 0;
  #longestWall = 0;
  #stalled: Stretch = { start: 0, end: 0 };
  #collections: Stretch[] = [];
  readonly #timer = setInterval(() => this.#look(), lookEvery).unref();
  readonly #observer = new PerformanceObserver((list) => this.#note(list.getEntries()));

  constructor() {
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  reset(): void {
    [this.#cpu, this.#wall] = [cpuNow(), performance.now()];
    [this.#longestCpu, this.#longestWall, this.#collections] = [0, 0, []];
    this.#stalled = { start: this.#wall, end: this.#wall };
  }

  read(): Stall {
    this.#look();
    this.#note(this.#observer.takeRecords());
    const collecting = this.#collections.reduce((sum, each) => sum + overlap(each, this.#stalled), 0);
    return { cpu: this.#longestCpu, wall: this.#longestWall, collecting };
  }

  end(): void {
    clearInterval(this.#timer);
    this.#observer.disconnect();
  }

  #look(): void {
    const [cpu, wall] = [cpuNow(), performance.now()];
    if (cpu - this.#cpu > this.#longestCpu) {
      this.#longestCpu = cpu - this.#cpu;
      this.#stalled = { start: this.#wall, end: wall };
    }
    this.#longestWall = Math.max(this.#longestWall, wall - this.#wall);
    [this.#cpu, this.#wall] = [cpu, wall];
  }

  #note(entries: readonly { startTime: number; duration: number }[]): void {
    for (const { startTime, duration } of entries) {
      this.#collections.push({ start: startTime, end: startTime + duration });
    }
  }
}

function overlap(one: Stretch, other: Stretch): number {
  return Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
