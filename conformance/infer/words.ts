import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Scalar } from '../canonical/kinds.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { PlaceType } from './api.ts';

type Weights = Readonly<Record<string, number>>;
type Spellings = Readonly<Record<string, readonly string[]>>;

/** The words of the name of a canonical value, and the value of the same request that makes it superfluous. */
export interface FieldProfile {
  readonly names?: readonly string[];
  readonly words: Weights;
  readonly instead?: string;
}

interface OperationProfile {
  readonly method: Weights;
  readonly words: Weights;
  readonly stray?: readonly string[];
  readonly id?: string;
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
  readonly operations: Readonly<Record<OperationId, OperationProfile>>;
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
  const forms = [word, word.replace(/es$/, ''), word.replace(/ies$/, 'y'), word.replace(/s$/, '')];
  return forms.find((form) => index.has(form)) ?? word;
}

/** Pairs of a spelling and its canonical value. Only plain words of a document or recording get into the file. */
export function spellings(kind: string | undefined, values: readonly unknown[]): [string, string][] {
  const known = Object.entries(vocabulary.values[kind ?? ''] ?? {});
  return values.map(String).flatMap((value): [string, string][] => {
    const plain = value.toLowerCase().replaceAll(/[^a-z]+/g, '');
    const parts = [plain, ...wordsOf(value).map(({ text }) => text)];
    const [canonical] = parts.flatMap((part) => known.filter(([, words]) => words.includes(part)))[0] ?? [];
    const isPlain = /^[A-Za-z][A-Za-z _-]{0,30}$/.test(value);
    return canonical === undefined || canonical === value || !isPlain ? [] : [[value, canonical]];
  });
}
