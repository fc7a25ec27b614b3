import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

export interface Usage {
  /** User and system CPU time since the process started, in seconds. */
  cpu: number;
  /** Resident memory in bytes. Shared memory of several processes counts several times. */
  memory: number;
}

/** Linux counts CPU time in ticks and memory in pages. */
const [ticksPerSecond, pageSize] = [100, 4096];

/** A Node process with an IPC channel reports them itself. Other processes are read from `/proc`. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  if (!child.connected) return systemUsage(child.pid ?? 0);
  child.send('usage');
  // Ignores messages without the key `usage`, because the server sends several kinds of messages.
  for await (const [message] of on(child, 'message')) {
    if (typeof message === 'object' && message !== null && 'usage' in message) return message.usage;
  }
  throw new Error('the server did not report its use of CPU time and memory');
}

/** Reads the resources of a process from Linux. The CPU time includes child processes that have ended. */
export function systemUsage(pid: number): Usage {
  const times = ofProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number);
  const ticks = times.length === 4 ? times.reduce((sum, each) => sum + each, 0) : Number.NaN;
  return {
    cpu: ticks / ticksPerSecond,
    memory: Number(ofProcess(pid, 'statm').split(' ')[1] ?? Number.NaN) * pageSize,
  };
}

export function treeUsage(pid: number): Usage {
  const children = ofProcess(pid, `task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map((child) => systemUsage(Number(child)))
    // A child process that has just ended has no usage.
    .filter(({ memory }) => !Number.isNaN(memory));
  const own = systemUsage(pid);
  return {
    cpu: children.reduce((sum, { cpu }) => sum + cpu, own.cpu),
    memory: children.reduce((sum, { memory }) => sum + memory, own.memory),
  };
}

/** Reads figures every few milliseconds. Returns a function that ends this and returns the largest value of each figure. */
export function watchPeaks(read: () => number[] | Promise<number[]>, interval = 5): () => Promise<number[]> {
  let peaks: number[] = [];
  let isOver = false;
  const watching = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = isOver;
      peaks = (await read()).map((value, at) => Math.max(value, peaks[at] ?? 0));
      await setTimeout(interval);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return peaks;
  };
}

function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
