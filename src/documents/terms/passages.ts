import type { FoldedText } from './folded-text.ts';
import type { TermFinder } from './term-finder.ts';

/** Sentences are cut at this number of characters before and after the found search term. */
const reach = 240;
/** Maximum number of sentences that are returned for one text. */
const mostPassages = 20;

/** Returns the sentences that contain a search term, in the order of the text and without duplicates. */
export function* passagesOf(searched: FoldedText, terms: TermFinder): Generator<number, string[]> {
  const passages: string[] = [];
  const { text } = searched;
  for (let found = yield* searched.find(terms); found; ) {
    const [start, end] = sentenceAround(text, ...found);
    passages.push(text.slice(start, end).trim());
    found = passages.length < mostPassages ? yield* searched.find(terms, end) : undefined;
  }
  return passages;
}

/** Returns the start and end of the sentence around a range of the text. A long sentence is truncated. */
export function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const begin = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1;
  const stop = /[.!?](?=\s|$)|\n\n/.exec(after);
  return [from - before.length + begin, to + (stop ? stop.index + 1 : after.length)];
}
