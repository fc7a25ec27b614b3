import { folded } from '../terms/folded-text.ts';
import { type Part, partsOf } from './words.ts';

export interface SearchTerm {
  text: string;
  parts: Part[];
  isWord: boolean;
}

/** A search term with at most this number of ASCII characters matches only whole words. */
const shortest = 2;

export function termsOf(search: string): SearchTerm[] {
  const texts = new Set(search.split(/\s/).map(folded));
  return [...texts].map(termOf).filter(({ parts }) => parts.length > 0);
}

function termOf(text: string): SearchTerm {
  const parts = partsOf(text).map((part) => {
    const isShort = part.word.length <= shortest && /^[!-~]+$/.test(part.word);
    return isShort ? { ...part, begins: true, ends: true } : part;
  });
  return { text, parts, isWord: parts.length === 1 && text.length === parts[0]?.word.length };
}
