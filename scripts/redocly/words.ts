import { createHash } from 'node:crypto';

/** Number of consecutive words that count as a copied sentence. Shorter sequences are often technical terms. */
const WINDOW = 8;

/** Eight consecutive words in lower case. `hash` is the first 12 hexadecimal digits of the words' SHA-256 hash. */
export interface Shingle {
  readonly words: string;
  readonly hash: string;
}

/**
 * Returns all sequences of eight consecutive words in a text.
 * Ignores punctuation around words. Punctuation within a word counts, as in `filter[id]`.
 */
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
