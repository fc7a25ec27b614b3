import { readFileSync } from 'node:fs';

/** Resource usage of a process and its child processes, as measured by Linux. */
export interface Usage {
  /** Largest total of the resident memory of all processes, in MiB. Shared memory counts several times. */
  peak: number;
  /** Peak memory of a single child process, in MiB. */
  peakOfChild: number;
  /** CPU time of the process and its child processes, in seconds. */
  cpu: number;
}

const interval = 5;
const [ticksPerSecond, pageSize] = [100, 4096];

/**
 * Starts to measure the resources of a process and its child processes.
 * Returns a function that stops the measurement and returns the result.
 */
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

/** Reads a file in the folder `/proc/<id>` of a process. Returns an empty text if the process has ended. */
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

/** Returns the CPU time of a process and its children in clock ticks. Ended children are included. */
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
