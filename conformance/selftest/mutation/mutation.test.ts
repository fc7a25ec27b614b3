import { expect, test } from 'vitest';
import { pairedMutants, reasons, sampleOf, singleMutants } from './mutant.ts';

const mutants = singleMutants();

test('there are several hundred mutants, and each reason is about one of them', () => {
  expect(mutants.length).toBeGreaterThan(500);
  const ids = mutants.map(({ id }) => id);
  expect(Object.keys(reasons).filter((id) => !ids.includes(id as (typeof ids)[number]))).toEqual([]);
});

test('pairs and samples are equal for equal seeds', () => {
  expect(pairedMutants(5, 7)).toEqual(pairedMutants(5, 7));
  expect(sampleOf(mutants, 5, 7)).toEqual(sampleOf(mutants, 5, 7));
});
