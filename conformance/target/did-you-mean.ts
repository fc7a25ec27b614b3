import { distance } from 'fastest-levenshtein';

const tolerance = 0.4;
const longest = 100;

export function didYouMean(given: string, known: readonly string[]): string {
  if (given.length > longest) return '';
  const [nearest] = known
    .map((word) => ({ word, distance: distance(given.toLowerCase(), word.toLowerCase()) }))
    .filter(
      ({ word, distance }) => distance <= Math.max(1, Math.floor(tolerance * Math.min(word.length, given.length))),
    )
    .sort((one, other) => one.distance - other.distance);
  return nearest === undefined ? '' : `; did you mean "${nearest.word}"?`;
}
