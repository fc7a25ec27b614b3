import { folded } from '../terms/folded-text.ts';
import { type WordPart, wordPartsOf } from './words.ts';

export interface SearchTerm {
  text: string;
  /** The words of the term. A term of punctuation has none. */
  parts: WordPart[];
  isWord: boolean;
}

export function termsOf(search: string): SearchTerm[] {
  const texts = new Set(search.split(/\s/).map(folded));
  texts.delete('');
  return [...texts].map((text) => {
    const parts = wordPartsOf(text);
    return { text, parts, isWord: parts.length === 1 && text.length === parts[0]?.word.length };
  });
}
