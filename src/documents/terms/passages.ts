import type { FoldedText } from './folded-text.ts';
import type { TermFinder } from './term-finder.ts';

/** Sentences are cut at this number of characters before and after the found search term. */
const reach = 240;
const mostPassages = 20;

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

export function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const begin = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1;
  const stop = /[.!?](?=\s|$)|\n\n/.exec(after);
  return [from - before.length + begin, to + (stop ? stop.index + 1 : after.length)];
}
