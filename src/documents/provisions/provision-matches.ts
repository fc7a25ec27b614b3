import type { DocumentRow, ProvisionRow } from '../../tenant/rows.ts';
import { ContinuedByKey } from '../../tenant/slices.ts';
import { FoldedText, foldedTerms } from '../terms/folded-text.ts';
import { passagesOf } from '../terms/passages.ts';
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
