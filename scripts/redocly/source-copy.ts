import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringsOf } from './nodes.ts';

export const SHINGLES = fileURLToPath(new URL('./source-shingles.json', import.meta.url));

export type FindCopy = (text: string) => string | undefined;

export function readSource(file: string = SHINGLES): FindCopy {
  const source = new Set(stringsOf(JSON.parse(readFileSync(file, 'utf8'))));
  return (text) => shinglesOf(text).find(({ hash }) => source.has(hash))?.words;
}

export function copyMessage(field: string, words: string): string {
  return `the ${field} has eight words in a row of the source document ("${words}"): use other words.`;
}

const WINDOW = 8;

interface Shingle {
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
