const tolerance = 0.4;
/** No known word is longer than this number of characters. */
const longest = 100;

/** Returns a hint such as `; did you mean "folder"?` for a misspelled word. */
export function didYouMean(given: string, known: readonly string[]): string {
  if (given.length > longest) return '';
  const [nearest] = known
    .map((word) => ({ word, distance: distanceOf(given.toLowerCase(), word.toLowerCase()) }))
    .filter(
      ({ word, distance }) => distance <= Math.max(1, Math.floor(tolerance * Math.min(word.length, given.length))),
    )
    .sort((one, other) => one.distance - other.distance);
  return nearest === undefined ? '' : `; did you mean "${nearest.word}"?`;
}

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
