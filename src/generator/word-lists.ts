import { readFileSync } from 'node:fs';
import { hostileNames } from './catalogue.ts';
import type { HistoryName } from './order.ts';

/** The script `scripts/generate/leaves.ts` writes `dist/leaves/names.json`. */
export interface WordLists {
  firstNames: readonly string[];
  lastNames: readonly string[];
  jobTitles: readonly string[];
  companies: readonly string[];
  cities: readonly string[];
}

/** Unusual names that often cause errors in API clients. */
const hostileLeaves: readonly WordLists[] = [
  {
    firstNames: hostileNames,
    lastNames: hostileNames.toReversed(),
    jobTitles: hostileNames,
    companies: hostileNames.filter((name) => !/[\n\t\\<>"]/.test(name)),
    cities: hostileNames,
  },
];

let known: readonly WordLists[] | undefined;

export function leavesOf(story: HistoryName | undefined): readonly WordLists[] {
  if (story === 'hostile') return hostileLeaves;
  known ??= Object.values<WordLists>(
    JSON.parse(readFileSync(new URL('../../dist/leaves/names.json', import.meta.url), 'utf8')),
  );
  return known;
}
