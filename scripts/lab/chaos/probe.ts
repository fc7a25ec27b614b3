// Every sandbox process of the load test loads this module first.
// This module shifts the clock of the process. The variable CHAOS_CLOCK_SKEW contains the shift in milliseconds.
// This module measures how much memory the process uses and how long the process blocks its event loop.
import { isMainThread } from 'node:worker_threads';
import { treeUsage } from '../usage.ts';

export interface ClusterUsage {
  /** The longest time, in milliseconds of CPU time, for which the process blocked its event loop. */
  stall: number;
  /** Peak resident memory of the process and its child processes together, in bytes. */
  memory: number;
}

const interval = 100;
const skew = Number(process.env['CHAOS_CLOCK_SKEW'] ?? 0);
if (skew !== 0) shiftClock();
if (isMainThread && process.env['CHAOS_PROBE'] === 'on') {
  // Deletes the variable CHAOS_PROBE, so that child processes do not measure their own memory and CPU time.
  delete process.env['CHAOS_PROBE'];
  process.once('message', observe);
  process.channel?.unref();
}

function shiftClock(): void {
  const systemTime = Date.now;
  const now = () => systemTime() + skew;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

function observe(): void {
  const loop = new Probe();
  const usage: ClusterUsage = { stall: 0, memory: 0 };
  let reported = 0;
  setInterval(() => {
    usage.stall = Math.max(usage.stall, loop.read());
    usage.memory = Math.max(usage.memory, process.memoryUsage.rss(), treeUsage(process.pid).memory || 0);
    const size = usage.stall + usage.memory / 2 ** 20;
    if (size < reported + 1) return;
    reported = size;
    process.send?.(usage);
    // Sending a measurement takes CPU time that the next measurement must not include.
    loop.reset();
  }, interval).unref();
}

/** Time in milliseconds between two readings of the CPU time. */
const lookEvery = 4;

/** Measures the longest CPU time, in milliseconds, for which the main thread blocked its event loop. */
class Probe {
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
