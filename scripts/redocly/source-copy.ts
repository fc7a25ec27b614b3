import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringsOf } from './nodes.ts';
import { shinglesOf } from './words.ts';

export const SHINGLES = fileURLToPath(new URL('./source-shingles.json', import.meta.url));

export type FindCopy = (text: string) => string | undefined;

export function readSource(file: string = SHINGLES): FindCopy {
  const source = new Set(stringsOf(JSON.parse(readFileSync(file, 'utf8'))));
  return (text) => shinglesOf(text).find(({ hash }) => source.has(hash))?.words;
}

export function copyMessage(field: string, words: string): string {
  return `the ${field} has eight words in a row of the source document ("${words}"): use other words.`;
}
