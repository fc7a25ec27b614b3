import { type Part, wordsOf } from './words.ts';

/** A search term between two spaces. It matches at any position of a text, also within words. */
export interface SearchTerm {
  text: string;
  /** The words that a matching record must contain. */
  parts: Part[];
  /** Whether the term is only a word, so that the index alone decides the match. */
  isWord: boolean;
}

/** A short ASCII word occurs in most longer words, so it matches only as a whole word. */
const shortest = 2;

const between = /^[\p{Z}\p{P}]$/u;

/** The distinct terms of a search. Terms without a word are ignored. */
export function termsOf(search: string): SearchTerm[] {
  const texts = new Set(search.split(/\s+/));
  return [...texts].map(termOf).filter(({ parts }) => parts.length > 0);
}

function termOf(text: string): SearchTerm {
  const words = wordsOf(text);
  const last = words.length - 1;
  const parts = words.map((word, index): Part => {
    const isShort = word.length <= shortest && /^[!-~]+$/.test(word);
    const begins = index > 0 || isShort || between.test(text.charAt(0));
    return { word, begins, ends: index < last || isShort || between.test(text.at(-1) ?? '') };
  });
  return { text, parts, isWord: words.length === 1 && text.length === words[0]?.length };
}
