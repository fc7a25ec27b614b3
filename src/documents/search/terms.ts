import { type Part, wordsOf } from './words.ts';

export interface SearchTerm {
  text: string;
  parts: Part[];
  isWord: boolean;
}

/** A search term with at most this number of ASCII characters matches only whole words. */
const shortest = 2;

const between = /^[\p{Z}\p{P}]$/u;

export function termsOf(search: string): SearchTerm[] {
  const texts = new Set(search.split(/\s/));
  return [...texts].map(termOf).filter(({ parts }) => parts.length > 0);
}

function termOf(text: string): SearchTerm {
  const words = wordsOf(text);
  const last = words.length - 1;
  const parts = words.map((word, index): Part => {
    const isShort = word.length <= shortest && /^[!-~]+$/.test(word);
    const begins = index > 0 || isShort || between.test(text.charAt(0));
    return { word, begins, ends: index < last || isShort || between.test(text.slice(-1)) };
  });
  return { text, parts, isWord: words.length === 1 && text.length === words[0]?.length };
}
