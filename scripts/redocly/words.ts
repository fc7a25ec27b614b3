import { createHash } from 'node:crypto';

/** Eight words in a row are a copied sentence; fewer may be a term. */
const WINDOW = 8;

/** A run of words and the hash of it: 12 hex digits of SHA-256 over the lower-cased words joined by blanks. */
export interface Shingle {
  readonly words: string;
  readonly hash: string;
}

/** Every run of eight words of a text. Signs around a word do not count, signs within it do (`filter[id]`). */
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
