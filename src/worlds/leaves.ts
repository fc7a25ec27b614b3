import { readFileSync } from 'node:fs';
import { hostileNames } from './hostile-names.ts';
import type { Story } from './order.ts';

/**
 * The names of people, jobs, companies and cities in one language.
 * The script `scripts/generate/leaves.ts` generates the file with the names.
 */
export interface Leaves {
  firstNames: readonly string[];
  lastNames: readonly string[];
  jobTitles: readonly string[];
  companies: readonly string[];
  cities: readonly string[];
}

/**
 * The hostile names as names of people, jobs, companies and cities, so that many generated rows have such a name.
 */
const hostileLeaves: readonly Leaves[] = [
  {
    firstNames: hostileNames,
    lastNames: hostileNames.toReversed(),
    jobTitles: hostileNames,
    companies: hostileNames.filter((name) => !/[\n\t\\<>"]/.test(name)),
    cities: hostileNames,
  },
];

let known: readonly Leaves[] | undefined;

/**
 * Returns the lists of names for a generated tenant, one element per language.
 * The most frequent language comes first.
 */
export function leavesOf(story: Story | undefined): readonly Leaves[] {
  if (story === 'hostile') return hostileLeaves;
  known ??= Object.values<Leaves>(
    JSON.parse(readFileSync(new URL('../../dist/leaves/names.json', import.meta.url), 'utf8')),
  );
  return known;
}
