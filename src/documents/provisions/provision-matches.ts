import type { DocumentRow, ProvisionRow } from '../../tenant/rows.ts';
import { ContinuedByKey } from '../../tenant/slices.ts';
import { FoldedText, foldedTerms } from '../terms/folded-text.ts';
import { TermFinder } from '../terms/term-finder.ts';

export type Match = DocumentRow['provisions'][number];

interface Looking {
  finder: TermFinder;
  /** Caches the sentences that were found in each document text. The value is null if no sentence was found. */
  byText: ContinuedByKey<string, Match | null>;
}

const lookings = new WeakMap<ProvisionRow, Looking>();

export function matchIn(provision: ProvisionRow, text: string): Match | null {
  const { finder, byText } = lookingFor(provision);
  return byText.result(text, () => search(provision, finder, text));
}

function* search({ name }: ProvisionRow, finder: TermFinder, text: string): Generator<number, Match | null> {
  const passages = yield* passagesOf(yield* FoldedText.of(text), finder);
  return passages.length > 0 ? { name, content: passages.map((passage) => ({ text: passage, score: 1 })) } : null;
}

/** Deletes the cached results of a clause search. The cache is needed only to continue an interrupted search. */
export function forgetMatches(provision: ProvisionRow): void {
  lookings.delete(provision);
}

function lookingFor(provision: ProvisionRow): Looking {
  const known = lookings.get(provision);
  if (known) return known;
  const finder = new TermFinder(foldedTerms([provision.name, ...provision.provisionTags]));
  const looking: Looking = { finder, byText: new ContinuedByKey() };
  lookings.set(provision, looking);
  return looking;
}

/** Sentences are cut at this number of characters before and after the found search term. */
const reach = 240;
const mostPassages = 20;

export function* passagesOf(searched: FoldedText, terms: TermFinder): Generator<number, string[]> {
  const passages: string[] = [];
  const { text } = searched;
  for (let found = yield* searched.find(terms); found; ) {
    const [start, end] = sentenceAround(text, ...found);
    passages.push(text.slice(start, end).trim());
    found = passages.length < mostPassages ? yield* searched.find(terms, end) : undefined;
  }
  return passages;
}

export function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const begin = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1;
  const stop = /[.!?](?=\s|$)|\n\n/.exec(after);
  return [from - before.length + begin, to + (stop ? stop.index + 1 : after.length)];
}
