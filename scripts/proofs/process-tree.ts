import { readFileSync } from 'node:fs';

/** What a process and those that it started have taken, as Linux counts it. */
export interface Usage {
  /** The most resident memory of all processes together at one time, in MiB; pages that they share count for each. */
  peak: number;
  /** The most that one of the processes that it started had, in MiB. */
  peakOfChild: number;
  /** Seconds of CPU time. */
  cpu: number;
}

/** Milliseconds between two measurements. */
const interval = 5;
const [ticksPerSecond, pageSize] = [100, 4096];

/** Measures from now until the function that it returns is called. */
export function measureTree(pid: number): () => Usage {
  const before = cpuTicks(pid);
  let [peak, peakOfChild] = [0, 0];
  const measure = () => {
    const children = childrenOf(pid).map(residentOf);
    peak = Math.max(peak, residentOf(pid) + children.reduce((sum, each) => sum + each, 0));
    peakOfChild = Math.max(peakOfChild, ...children);
  };
  const timer = setInterval(measure, interval);
  return () => {
    clearInterval(timer);
    measure();
    return { peak, peakOfChild, cpu: (cpuTicks(pid) - before) / ticksPerSecond };
  };
}

/** The text of a file of a process; empty where the process is gone. */
function ofProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function childrenOf(pid: number): number[] {
  return ofProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function residentOf(pid: number): number {
  return (Number(ofProcess(pid, 'statm').split(' ')[1] ?? 0) * pageSize) / 1024 ** 2;
}

/** User and system time of the process, of its children that are over, and of those that are not. */
function cpuTicks(pid: number): number {
  const fields = (of: number) =>
    ofProcess(of, 'stat')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 15)
      .map(Number);
  const own = fields(pid);
  const living = childrenOf(pid).flatMap((child) => fields(child).slice(0, 2));
  return [...own, ...living].reduce((sum, each) => sum + each, 0);
}
