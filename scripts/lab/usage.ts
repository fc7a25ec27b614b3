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

/** A server with the module `usage-reporter.mjs` reports them itself. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  // Ignores messages without the key `usage`, because the server sends several kinds of messages.
  for await (const [message] of on(child, 'message')) {
    if (typeof message === 'object' && message !== null && 'usage' in message) return message.usage;
  }
  throw new Error('the server did not report its use of CPU time and memory');
}

const pageSize = 4096;

/** Returns the resident memory of a process and its child processes in bytes. Linux counts memory in pages. */
export function treeMemory(pid: number): number {
  const children = ofProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean);
  const pages = [pid, ...children].map((each) => Number(ofProcess(each, 'statm').split(' ')[1] ?? 0));
  return pages.reduce((sum, each) => sum + each, 0) * pageSize;
}

/** Reads a figure every few milliseconds. Returns a function that ends this and returns the largest value. */
export function watchPeak(read: () => number | Promise<number>, interval = 5): () => Promise<number> {
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = isOver;
      peak = Math.max(await read(), peak);
      await setTimeout(interval);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return peak;
  };
}

function ofProcess(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
