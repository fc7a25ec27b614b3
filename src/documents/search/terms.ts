import { type Part, wordsOf } from './words.ts';

/**
 * A search term. Spaces separate the terms of a search. A term matches at any position of a text, also within words.
 */
export interface SearchTerm {
  text: string;
  /** Words that a matching record must contain. */
  parts: Part[];
  /** True if the term consists of one word, so that the index decides the match without reading the text. */
  isWord: boolean;
}

/**
 * Maximum length of an ASCII word that matches only as a whole word.
 * The limit exists because a short ASCII word occurs inside most longer words.
 */
const shortest = 2;

const between = /^[\p{Z}\p{P}]$/u;

/** Returns the distinct terms of a search text. Terms that contain no word are ignored. */
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
