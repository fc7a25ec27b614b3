import { readFileSync } from 'node:fs';
import { root } from '../../scripts/generate/files.ts';

/** How long all tests took on an idle machine. `slowest` contains the durations of slow test files, in seconds. */
export interface TestTimes {
  measuredAt: string;
  cores: number;
  seconds: number;
  slowest: Readonly<Record<string, number>>;
}

/** Test files with at least this duration in seconds are slow. Only the durations of slow files are stored. */
const slowFrom = 2;

export type MeasuredRun = 'tests' | 'slow-tests';

export const timesFile = (run: MeasuredRun): string => `${root}measurements/${run}.json`;

export function readTimes(run: MeasuredRun): TestTimes {
  return JSON.parse(readFileSync(timesFile(run), 'utf8'));
}

export function slowestOf(durations: readonly (readonly [file: string, seconds: number])[]): TestTimes['slowest'] {
  const slow = durations.filter(([, seconds]) => seconds >= slowFrom);
  return Object.fromEntries(
    slow.toSorted(([, left], [, right]) => right - left).map(([file, seconds]) => [file, Math.round(seconds)]),
  );
}

/** More CPU cores shorten a test run, but not below the duration of the slowest test file. */
export function expectedSeconds({ seconds, cores, slowest }: TestTimes, ownCores: number): number {
  return Math.max((seconds * cores) / ownCores, ...Object.values(slowest));
}

export function durationText(times: TestTimes, ownCores: number): string {
  const minutes = Math.max(1, Math.round(expectedSeconds(times, ownCores) / 60));
  const machine = `${ownCores} idle core${ownCores === 1 ? '' : 's'}`;
  const measured = `measured on ${times.measuredAt}: ${times.seconds} s on ${times.cores} cores`;
  return `These tests take about ${minutes} minute${minutes === 1 ? '' : 's'} on ${machine} (${measured}).`;
}
