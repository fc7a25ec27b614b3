import { createHash } from 'node:crypto';

export const outsideSample = 'not in the sample';

/** Draws a random sample of at most `size` mutant ids. For unchanged code, equal seeds result in equal samples. */
export function sampleOf(ids: readonly string[], size: number, seed: number): Set<string> {
  const rankOf = (id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const ranked = ids.map((id) => ({ id, rank: rankOf(id) })).sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}
