import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

export interface Usage {
  /** User and system CPU time since the process started, in seconds. */
  cpu: number;
  memory: number;
}

/** Number of clock ticks per second in `/proc/<id>/stat` on Linux. */
const ticks = 100;

/**
 * Returns the CPU time and the memory of a server process.
 * A Node process with an IPC channel reports its own CPU time and memory.
 * For a process without an IPC channel, reads the CPU time and the memory from `/proc`.
 */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  if (!child.connected) return usageFromSystem(child.pid ?? 0);
  child.send('usage');
  // Ignores messages without the key `usage`, because the server sends several kinds of messages.
  for await (const [message] of on(child, 'message')) {
    if (typeof message === 'object' && message !== null && 'usage' in message) return message.usage;
  }
  throw new Error('the server did not report its use of CPU time and memory');
}

function usageFromSystem(id: number): Usage {
  if (!existsSync(`/proc/${id}/stat`)) return { cpu: Number.NaN, memory: Number.NaN };
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / ticks, memory: Number(kilobytes) * 1024 };
}
