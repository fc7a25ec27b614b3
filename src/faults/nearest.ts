export function nearest(given: string, known: readonly string[]): string[] {
  return known
    .map((each) => ({ each, distance: distanceOf(given, each) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map(({ each }) => each);
}

/**
 * Returns the Levenshtein distance: the number of letters to insert, delete or replace to turn one text into another.
 */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at++) {
      const replaced = (row[at] ?? 0) + (to[at] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
