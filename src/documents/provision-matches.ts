import type { DocumentRow, ProvisionRow } from '../world/rows.ts';
import { Folding, foldedTerms } from './folded-text.ts';
import { passagesOf } from './passages.ts';
import { reading, TermFinder } from './terms/term-finder.ts';

export type Match = DocumentRow['provisions'][number];

/** How to find a provision, and what was found in the texts that were read since the last change was written. */
interface Looking {
  finder: TermFinder;
  folding: Folding;
  byText: Map<string, Match | null>;
}

const lookings = new WeakMap<ProvisionRow, Looking>();

/** The passages of a text that have the name of a provision or one of its tags; null where there are none. */
export function matchIn(provision: ProvisionRow, text: string): Match | null {
  const { finder, folding, byText } = lookingFor(provision);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const passages = reading(text, () => passagesOf(folding.of(text), finder));
  const content = passages.map((passage) => ({ text: passage, score: 1 }));
  const match = content.length > 0 ? { name: provision.name, content } : null;
  byText.set(text, match);
  return match;
}

/** Gives back the memory of what was found, once it is written. */
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
