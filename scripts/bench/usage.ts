import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

export interface Usage {
  /** CPU seconds used so far, user and system. */
  cpu: number;
  /** Resident bytes. */
  memory: number;
}

/** The ticks of `/proc/<id>/stat` in a second, on every Linux. */
const ticks = 100;

/** What a server has used: told by itself when it runs on Node, read from the system (Linux) when it doesn't. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  if (!child.connected) return usageFromSystem(child.pid ?? 0);
  child.send('usage');
  // A server may say other things over the channel.
  for await (const [message] of on(child, 'message')) {
    if (typeof message === 'object' && message !== null && 'usage' in message) return message.usage;
  }
  throw new Error('the server tells nothing of what it used');
}

function usageFromSystem(id: number): Usage {
  if (!existsSync(`/proc/${id}/stat`)) return { cpu: Number.NaN, memory: Number.NaN };
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / ticks, memory: Number(kilobytes) * 1024 };
}
