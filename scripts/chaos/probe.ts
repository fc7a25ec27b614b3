// Loaded into a sandbox before its own code: shifts the system clock by CHAOS_CLOCK_SKEW milliseconds, and reports the
// longest stall of the event loop and the peak memory to the parent process.
import { isMainThread } from 'node:worker_threads';

/** What the process has used since the parent asked for it. */
export interface Usage {
  /** CPU time of the longest turn of the event loop, in milliseconds: other processes do not lengthen it. */
  stall: number;
  /** The largest resident memory, in bytes. */
  memory: number;
}

const interval = 5;
const skew = Number(process.env['CHAOS_CLOCK_SKEW'] ?? 0);
if (skew !== 0) shiftClock();
if (isMainThread && process.send) process.once('message', observe);
process.channel?.unref();

function shiftClock(): void {
  const systemTime = Date.now;
  const now = () => systemTime() + skew;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

function observe(): void {
  let used = cpuTime();
  let [longest, reported] = [0, 0];
  setInterval(() => {
    const before = used;
    used = cpuTime();
    longest = Math.max(longest, used - before - interval);
    const memory = process.resourceUsage().maxRSS * 1024;
    if (longest + memory / 2 ** 20 < reported + 1) return;
    reported = longest + memory / 2 ** 20;
    process.send?.({ stall: longest, memory } satisfies Usage);
  }, interval).unref();
}

/** CPU time of the main thread alone, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
