import type { DocumentRow, ProvisionRow } from '../world/rows.ts';
import { Folding, foldedTerms } from './folded-text.ts';
import { passagesOf } from './passages.ts';
import { TermFinder } from './terms/term-finder.ts';

export type Match = DocumentRow['provisions'][number];

/**
 * The state of the search for one contract provision (a clause with a name and tags) in documents.
 * `byText` caches the sentences found in each text for the case that the search is interrupted and starts again.
 */
interface Looking {
  finder: TermFinder;
  folding: Folding;
  byText: Map<string, Match | null>;
}

const lookings = new WeakMap<ProvisionRow, Looking>();

/** Finds the sentences that contain the name or a tag of a contract provision. */
export function matchIn(provision: ProvisionRow, text: string): Match | null {
  const { finder, folding, byText } = lookingFor(provision);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const passages = finder.reading([text], () => passagesOf(folding.of(text), finder));
  const content = passages.map((passage) => ({ text: passage, score: 1 }));
  const match = content.length > 0 ? { name: provision.name, content } : null;
  byText.set(text, match);
  return match;
}

export function forgetMatches(provision: ProvisionRow): void {
  lookings.delete(provision);
}

function lookingFor(provision: ProvisionRow): Looking {
  const known = lookings.get(provision);
  if (known) return known;
  const finder = new TermFinder(foldedTerms([provision.name, ...provision.provisionTags]));
  const looking = { finder, folding: new Folding(), byText: new Map<string, Match | null>() };
  lookings.set(provision, looking);
  return looking;
}
