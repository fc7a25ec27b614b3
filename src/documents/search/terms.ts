import { type Part, wordsOf } from './words.ts';

/**
 * A search term. Spaces separate the terms of a search text.
 * A search term can occur at any position of a text, also inside a word.
 */
export interface SearchTerm {
  text: string;
  /** Parts of the search term that a matching document record must contain. */
  parts: Part[];
  /** True if the search term is a single word. The word index then finds all matches without reading the texts. */
  isWord: boolean;
}

/**
 * Maximum length of an ASCII search term that matches only whole words.
 * Short search terms match only whole words, because most longer words contain a short search term.
 */
const shortest = 2;

const between = /^[\p{Z}\p{P}]$/u;

/** Returns the distinct search terms in a search text. A term without any word is ignored. */
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
