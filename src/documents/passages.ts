import type { FoldedText } from './folded-text.ts';
import type { TermFinder } from './terms/term-finder.ts';

/** The most that is shown on either side of a match, in characters. */
const reach = 240;
/** The most passages of one text that are shown. */
const mostPassages = 20;

/** The sentences of a text in which one of the folded terms occurs, in the order of the text, each once. */
export function passagesOf(searched: FoldedText, terms: TermFinder): string[] {
  const passages: string[] = [];
  const { text } = searched;
  for (let found = searched.find(terms); found; ) {
    const [start, end] = sentenceAround(text, ...found);
    passages.push(text.slice(start, end).trim());
    found = passages.length < mostPassages ? searched.find(terms, Math.max(end, found[1])) : undefined;
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
