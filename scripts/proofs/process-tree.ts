import { readFileSync } from 'node:fs';

/** Resources that a process and its child processes use, as measured by Linux. */
export interface Usage {
  /**
   * Largest sum of the resident memory of all processes, in MiB. Memory that processes share is counted several times.
   */
  peak: number;
  /** Peak memory of a single child process, in MiB. */
  peakOfChild: number;
  /** CPU time of the process and its child processes, in seconds. */
  cpu: number;
}

const interval = 5;
const [ticksPerSecond, pageSize] = [100, 4096];

/**
 * Measures the resources of a process and its child processes.
 * Returns a function that stops the measurement of resources and returns the result.
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

/** Reads a file in the process's `/proc` folder. Returns an empty text if the process has ended. */
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

/** Returns the user and system CPU time of the process and its children, including ended children, in clock ticks. */
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
