import { setTimeout } from 'node:timers/promises';
import { startSandbox } from '../process.ts';
import { treeUsage, watchPeaks } from '../usage.ts';
import { type HostileKind, victimAt } from './hostile-client.ts';

/** The maximum memory in MiB of the sandbox and its child processes during and after an attack. */
export const most = { during: 640, after: 300 };

/** How long the sandbox has to free memory after the clients have left, in milliseconds. */
const patience = 30_000;

/** Attacks a new sandbox, and returns the memory in MiB of the sandbox and its child processes. */
export async function measureAttack({ attack }: HostileKind) {
  const sandbox = await startSandbox();
  try {
    const victim = await victimAt(sandbox.url);
    const before = await lowest(sandbox.pid, 2_000, 0);
    const end = watchPeaks(() => [memoryOf(sandbox.pid)]);
    await attack(victim);
    await setTimeout(1_000);
    victim.leave();
    const [peak = 0] = await end();
    const after = await lowest(sandbox.pid, patience, most.after);
    return { before, peak: Math.round(peak), after, isGood: peak < most.during && after < most.after };
  } finally {
    await sandbox.end();
  }
}

/** Returns the lowest memory in MiB within the given time. Ends as soon as the memory is below `enough`. */
async function lowest(pid: number, time: number, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < time && least >= enough; at += 200) {
    await setTimeout(200);
    least = Math.min(least, memoryOf(pid));
  }
  return Math.round(least);
}

function memoryOf(pid: number): number {
  return treeUsage(pid).memory / 1024 ** 2;
}
