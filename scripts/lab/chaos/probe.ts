// Every sandbox process of the load test loads this module first.
// This module shifts the clock of the process. The variable CHAOS_CLOCK_SKEW contains the shift in milliseconds.
// This module measures how much memory the process uses and how long the process blocks its event loop.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** The highest resource usage of a sandbox process during the load test. */
export interface Usage {
  /** The longest time, in milliseconds of CPU time, for which the process blocked its event loop. */
  stall: number;
  /** Peak resident memory of the process and its child processes together, in bytes. */
  memory: number;
}

const interval = 5;
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
  let used = cpuTime();
  let [turns, reported] = [0, 0];
  const usage: Usage = { stall: 0, memory: 0 };
  setInterval(() => {
    const before = used;
    used = cpuTime();
    usage.stall = Math.max(usage.stall, used - before - interval);
    turns += 1;
    if (turns % 20 === 0) usage.memory = Math.max(usage.memory, process.memoryUsage.rss() + memoryOfChildren());
    const size = usage.stall + usage.memory / 2 ** 20;
    if (size < reported + 1) return;
    reported = size;
    process.send?.(usage);
    // Sending a measurement takes CPU time that the next measurement must not include.
    used = cpuTime();
  }, interval).unref();
}

/** Returns the resident memory of all child processes of the sandbox in bytes. Returns 0 if the system is not Linux. */
function memoryOfChildren(): number {
  if (process.platform !== 'linux') return 0;
  const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  return pids.reduce((sum, pid) => sum + residentMemory(pid), 0);
}

function residentMemory(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    // If the child process has ended, its file in `/proc` is missing.
    return 0;
  }
}

function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
