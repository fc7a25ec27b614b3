import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringsOf } from './nodes.ts';
import { shinglesOf } from './words.ts';

/** Path of the file with the hashes of all word sequences in the source document, written by `hash-source.ts`. */
export const SHINGLES = fileURLToPath(new URL('./source-shingles.json', import.meta.url));

/** Finds a passage of eight words that a text copies from the source document. Returns the first such passage. */
export type FindCopy = (text: string) => string | undefined;

export function readSource(file: string = SHINGLES): FindCopy {
  const source = new Set(stringsOf(JSON.parse(readFileSync(file, 'utf8'))));
  return (text) => shinglesOf(text).find(({ hash }) => source.has(hash))?.words;
}

export function copyMessage(field: string, words: string): string {
  return `the ${field} has eight words in a row of the source document ("${words}"): use other words.`;
}
