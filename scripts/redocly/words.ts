import { createHash } from 'node:crypto';

const WINDOW = 8;

export interface Shingle {
  readonly words: string;
  readonly hash: string;
}

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
