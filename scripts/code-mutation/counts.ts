import type { MutantResult } from '@stryker-mutator/api/core';

/** Does not count mutants in code that runs only when a module loads. */
export interface Counts {
  mutants: number;
  detected: number;
  timedOut: number;
  survived: number;
  notCovered: number;
  /** The share of detected mutants in percent. */
  score: number;
}

/** The content of `measurements/code-mutation.json`: the last result for each folder, such as `src/jobs`. */
export type Measurements = Record<string, Counts & { sampled: boolean; seed: number; date: string }>;

export function countsOf(results: readonly MutantResult[]): Counts {
  const count = (...statuses: MutantResult['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const [detected, timedOut] = [count('Killed', 'Timeout'), count('Timeout')];
  const [survived, notCovered] = [count('Survived'), count('NoCoverage')];
  const mutants = detected + survived + notCovered;
  const score = mutants === 0 ? 100 : Math.round((1000 * detected) / mutants) / 10;
  return { mutants, detected, timedOut, survived, notCovered, score };
}

export function undetected(results: readonly MutantResult[]): string[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .sort((one, other) => compare(one.fileName, other.fileName) || one.location.start.line - other.location.start.line)
    .map(({ fileName, location: { start }, replacement, status, mutatorName }) => {
      const outcome = status === 'Survived' ? 'survived' : 'not covered';
      return `${fileName}:${start.line}:${start.column} ${outcome} ${mutatorName}: ${oneLine(replacement ?? '')}`;
    });
}

/** Throws if Stryker ran no test for a mutant but reports that the mutant survived the tests. */
export function assertTested(results: readonly MutantResult[]): void {
  const untested = results.filter(({ status, testsCompleted }) => status === 'Survived' && !testsCompleted);
  if (untested.length > 0) throw new Error(`Stryker ran no test for ${untested.length} covered mutants`);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').slice(0, 100);
}
