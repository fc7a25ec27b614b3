import type { Stretch } from '../folded-text.ts';
import type { SearchTerm } from './terms.ts';

/** How much is shown on either side of a match, in characters. */
const reach = 80;

/** A pattern for any of the terms in a text, as the index finds them. */
export function termPattern(terms: readonly SearchTerm[]): RegExp {
  const sources = terms.map(({ text, parts, isWord }) => {
    const source = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const isWhole = isWord && parts[0]?.begins === true;
    return isWhole ? `(?<=^|[\\s\\p{Z}\\p{P}])${source}(?=$|[\\s\\p{Z}\\p{P}])` : source;
  });
  return new RegExp(sources.join('|'), 'iu');
}

/** A passage around the first match of a text; null where nothing matches. */
export function snippetOf(text: string, pattern: RegExp): string | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  return match && snippetAt(text, [match.index, match.index + match[0].length]);
}

/** A passage around a stretch of a text, cut between words. */
export function snippetAt(text: string, [from, to]: Stretch): string {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const isCutBefore = from > reach;
  const isCutAfter = to + reach < text.length;
  const start = isCutBefore ? before.replace(/^\S*\s/, '') : before;
  const end = isCutAfter ? after.replace(/\s\S*$/, '') : after;
  const passage = `${start}${text.slice(from, to)}${end}`.replace(/\s+/g, ' ').trim();
  return `${isCutBefore ? '… ' : ''}${passage}${isCutAfter ? ' …' : ''}`;
}
