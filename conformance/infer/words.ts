import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '../canonical/operations.ts';
import type { Method } from '../target/types.ts';

type Weights = Readonly<Record<string, number>>;

export type Shape = 'list' | 'one' | 'content' | 'ack' | 'token' | 'none';

export interface Profile {
  readonly method: Readonly<Partial<Record<Method, number>>>;
  readonly words: Weights;
  readonly stray?: readonly string[];
  readonly id?: string;
  readonly ends?: true;
  readonly shape: readonly Shape[];
  readonly file?: true;
}

export interface FieldProfile {
  readonly names?: readonly string[];
  readonly words: Weights;
  readonly needs?: readonly string[];
  readonly pattern?: string;
  readonly instead?: string;
}

type Spellings = Readonly<Record<string, readonly string[]>>;

interface Vocabulary {
  readonly weights: Readonly<Record<Weight, number>>;
  readonly places: Readonly<Record<'path' | 'name' | 'text', number>>;
  readonly concepts: Spellings;
  readonly fillers: readonly string[];
  readonly fields: Readonly<Record<string, FieldProfile>>;
  readonly values: Readonly<Record<string, Spellings>>;
  readonly operations: Readonly<Record<OperationId, Profile>>;
  readonly shared: readonly (readonly OperationId[])[];
}

export type Weight =
  | 'method'
  | 'word'
  | 'missing'
  | 'stray'
  | 'parameters'
  | 'end'
  | 'parameter'
  | 'shape'
  | 'file'
  | 'interface'
  | 'published'
  | 'inputs'
  | 'outputs';

export const vocabulary: Vocabulary = parse(readFileSync(new URL('./vocabulary.yaml', import.meta.url), 'utf8'));

/** The concepts of each synonym, with 1 for a clear word and 0.5 for an ambiguous word. */
const index = new Map<string, Map<string, number>>();
for (const [concept, words] of Object.entries(vocabulary.concepts))
  for (const each of words) {
    const word = each.replace('?', '');
    index.set(word, (index.get(word) ?? new Map()).set(concept, each.endsWith('?') ? 0.5 : 1));
  }
const fillers = new Set(vocabulary.fillers);

export interface Word {
  readonly text: string;
  readonly concepts: ReadonlyMap<string, number>;
  readonly isFiller: boolean;
}

const known = new Map<string, Word[]>();

/** Divides a name at capital letters and signs. Two words that have a meaning together are one word. */
export function wordsOf(name: string): readonly Word[] {
  const words = known.get(name) ?? divided(name);
  known.set(name, words);
  return words;
}

function divided(name: string): Word[] {
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(singular);
  const words: Word[] = [];
  for (let at = 0; at < parts.length; at++) {
    const pair = `${parts[at]}${parts[at + 1] ?? ''}`;
    const isPair = at + 1 < parts.length && index.has(pair);
    const text = isPair ? pair : (parts[at] ?? '');
    if (isPair) at++;
    words.push({ text, concepts: index.get(text) ?? new Map(), isFiller: fillers.has(text) });
  }
  return words;
}

function singular(word: string): string {
  if (index.has(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(word) && index.has(word.slice(0, -2))) return word.slice(0, -2);
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The canonical value that a spelling means, for example `view` for `READ`. */
export function canonicalValue(kind: string, spelling: unknown): string | undefined {
  const spellings = Object.entries(vocabulary.values[kind] ?? {});
  const plain = String(spelling).toLowerCase().replaceAll(/[^a-z]+/g, '');
  const exact = spellings.find(([, words]) => words.includes(plain));
  const parts = wordsOf(String(spelling)).map(({ text }) => text);
  return (exact ?? spellings.find(([, words]) => parts.some((part) => words.includes(part))))?.[0];
}
