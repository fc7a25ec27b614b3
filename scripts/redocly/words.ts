import { createHash } from 'node:crypto';

/** Eight words in a row count as a copied sentence; shorter sequences may be a term. */
const WINDOW = 8;

/** A sequence of words and its hash: 12 hex digits of SHA-256 over the lower-case words joined by spaces. */
export interface Shingle {
  readonly words: string;
  readonly hash: string;
}

/** All sequences of eight words of a text. Punctuation around a word is ignored, but not within it (`filter[id]`). */
export function shinglesOf(text: string): Shingle[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
  const starts = Math.max(0, words.length - WINDOW + 1);
  return Array.from({ length: starts }, (_, start) => shingle(words.slice(start, start + WINDOW).join(' ')));
}

function shingle(words: string): Shingle {
  return { words, hash: createHash('sha256').update(words).digest('hex').slice(0, 12) };
}
