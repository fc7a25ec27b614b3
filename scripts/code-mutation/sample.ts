import { createHash } from 'node:crypto';

/** The text that Stryker stores for a mutant that was not tested, because it is not in the sample. */
export const outsideSample = 'not in the sample';

/** Draws the ids of at most `size` mutants. The same seed draws the same mutants as long as the code is the same. */
export function sampleOf(ids: readonly string[], size: number, seed: number): Set<string> {
  const rankOf = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const ranked = ids.map((id) => ({ id, rank: rankOf(id) })).sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}
