import { distance } from 'fastest-levenshtein';

export function nearest(given: string, known: readonly string[]): string[] {
  return known
    .map((each) => ({ each, distance: distance(given, each) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ each }) => each);
}
