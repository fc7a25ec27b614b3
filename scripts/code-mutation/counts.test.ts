import type { MutantResult } from '@stryker-mutator/api/core';
import { expect, test } from 'vitest';
import { assertTested, countsOf, undetected } from './counts.ts';

let ids = 0;

function mutant(status: MutantResult['status'], change: Partial<MutantResult> = {}): MutantResult {
  const location = { start: { line: 7, column: 3 }, end: { line: 7, column: 9 } };
  const place = { fileName: 'src/jobs/due.ts', location, mutatorName: 'EqualityOperator', replacement: 'a <\n b' };
  return { id: String(ids++), status, testsCompleted: 1, ...place, ...change };
}

test('the score is the share of detected mutants, and a mutant that makes a test hang is detected', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Killed', 'Killed'] as const;
  const left = (['Ignored', 'CompileError', 'RuntimeError'] as const).map((status) => mutant(status));
  expect(countsOf([...statuses.map((status) => mutant(status)), ...left])).toEqual({
    mutants: 6,
    detected: 4,
    timedOut: 1,
    survived: 1,
    notCovered: 1,
    score: 66.7,
  });
});

test('the mutants that no test detects are listed in the order of the code, one per line', () => {
  const early = { location: { start: { line: 2, column: 1 }, end: { line: 2, column: 4 } } };
  expect(undetected([mutant('Survived'), mutant('Killed'), mutant('NoCoverage', early)])).toEqual([
    'src/jobs/due.ts:2:1 not covered EqualityOperator: a < b',
    'src/jobs/due.ts:7:3 survived EqualityOperator: a < b',
  ]);
});

test('a mutant that survived without a test is an error of the measurement', () => {
  assertTested([mutant('Survived'), mutant('NoCoverage', { testsCompleted: 0 })]);
  expect(() => assertTested([mutant('Survived', { testsCompleted: 0 })])).toThrow('no test for 1 covered mutants');
});
