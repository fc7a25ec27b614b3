import { type Part, wordsOf } from './words.ts';

/** What a search looks for between two blanks: it stands wherever a text holds it, within words too. */
export interface SearchTerm {
  text: string;
  /** The words that a record must have to hold it. */
  parts: Part[];
  /** Whether it is nothing but a word, so that having the parts is to hold it. */
  isWord: boolean;
}

/** A word of so few characters of ASCII stands in most longer ones, and is looked for as a word of its own. */
const shortest = 2;

const between = /^[\p{Z}\p{P}]$/u;

/** The terms of a search, each once; those without any word in them say nothing. */
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
