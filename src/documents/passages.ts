/** The most that is shown on either side of a match, in characters. */
const reach = 240;
/** The most passages of one text that are shown. */
const mostPassages = 20;

/** A pattern for any of the terms as text, without case; white space in a term stands for any white space. */
export function patternOf(terms: readonly string[]): RegExp {
  const sources = terms.map((term) =>
    term
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
      .join('\\s+'),
  );
  return new RegExp(sources.join('|'), 'giu');
}

/** The sentences of a text in which one of the terms occurs, in the order of the text, each once. */
export function passagesOf(text: string, terms: readonly string[]): string[] {
  const passages: string[] = [];
  let shownTo = -1;
  for (const { index, 0: match } of text.matchAll(patternOf(terms))) {
    if (index < shownTo) continue;
    const [start, end] = sentenceAround(text, index, index + match.length);
    shownTo = end;
    passages.push(text.slice(start, end).trim());
    if (passages.length === mostPassages) break;
  }
  return passages;
}

/** Where the sentence that holds a stretch of text begins and ends; long ones are cut. */
export function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const begin = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), -1) + 1;
  const stop = /[.!?](?=\s|$)|\n\n/.exec(after);
  return [from - before.length + begin, to + (stop ? stop.index + 1 : after.length)];
}
