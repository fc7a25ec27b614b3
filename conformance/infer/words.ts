import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Scalar } from '../canonical/kinds.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { PlaceType } from './api.ts';

type Weights = Readonly<Record<string, number>>;
type Spellings = Readonly<Record<string, readonly string[]>>;

/** What a canonical operation looks like: its methods, the words of its path, and its id. */
export interface Profile {
  readonly method: Weights;
  readonly words: Weights;
  readonly stray?: readonly string[];
  readonly id?: string;
}

export interface FieldProfile {
  readonly names?: readonly string[];
  readonly words: Weights;
  readonly needs?: readonly string[];
  readonly pattern?: string;
  readonly instead?: string;
}

interface Vocabulary {
  readonly weights: Weights;
  /** By the type of a canonical value and of a place. */
  readonly types: Readonly<Record<Scalar | 'list', Partial<Record<PlaceType, number>>>>;
  readonly concepts: Spellings;
  readonly fillers: readonly string[];
  readonly fields: Readonly<Record<string, FieldProfile>>;
  readonly values: Readonly<Record<string, Spellings>>;
  readonly valueKinds: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<OperationId, Profile>>;
  readonly shared: readonly (readonly OperationId[])[];
}

export const vocabulary: Vocabulary = parse(readFileSync(new URL('./vocabulary.yaml', import.meta.url), 'utf8'));

/** The concepts of each synonym, with 1 for a clear word and 0.6 for an ambiguous word. */
const index = new Map<string, Map<string, number>>();
for (const [concept, words] of Object.entries(vocabulary.concepts))
  for (const each of words) {
    const concepts = index.get(each.replace('?', '')) ?? new Map<string, number>();
    index.set(each.replace('?', ''), concepts.set(concept, each.endsWith('?') ? 0.6 : 1));
  }

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

export interface Word {
  readonly text: string;
  readonly concepts: ReadonlyMap<string, number>;
}

const known = new Map<string, Word[]>();

/** Divides a name at capital letters and signs. Two words that have a meaning together are one word. */
export function wordsOf(name: string): readonly Word[] {
  const earlier = known.get(name);
  if (earlier) return earlier;
  const spaced = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  const parts = (spaced.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(singular);
  const words: Word[] = [];
  while (parts.length > 0) {
    const pair = parts.length > 1 && index.has(`${parts[0]}${parts[1]}`) ? 2 : 1;
    const text = parts.splice(0, pair).join('');
    words.push({ text, concepts: index.get(text) ?? new Map() });
  }
  known.set(name, words);
  return words;
}

function singular(word: string): string {
  if (index.has(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(word) && index.has(word.slice(0, -2))) return word.slice(0, -2);
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** The canonical value that a spelling means, for example `view` for `READ`. */
function canonicalValue(kind: string, spelling: unknown): string | undefined {
  const spellings = Object.entries(vocabulary.values[kind] ?? {});
  const plain = String(spelling)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');
  const parts = wordsOf(String(spelling)).map(({ text }) => text);
  const exact = spellings.find(([, words]) => words.includes(plain));
  return (exact ?? spellings.find(([, words]) => parts.some((part) => words.includes(part))))?.[0];
}

/** Pairs of a spelling and its canonical value. Only plain words of a document or recording get into the file. */
export function spellings(kind: string | undefined, values: readonly unknown[]): [string, string][] {
  return values.flatMap((value): [string, string][] => {
    const canonical = kind === undefined ? undefined : canonicalValue(kind, value);
    const isPlain = typeof value === 'boolean' || /^[A-Za-z][A-Za-z _-]{0,30}$/.test(String(value));
    return canonical === undefined || canonical === value || !isPlain ? [] : [[String(value), canonical]];
  });
}
