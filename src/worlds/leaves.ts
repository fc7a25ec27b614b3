import { readFileSync } from 'node:fs';
import { hostileNames } from './hostile-names.ts';
import type { Story } from './order.ts';

/**
 * The names and job titles of one language, for generated tenants.
 * The names come from `dist/leaves/names.json`, which `scripts/generate/leaves.ts` generates.
 */
export interface Leaves {
  firstNames: readonly string[];
  lastNames: readonly string[];
  jobTitles: readonly string[];
  companies: readonly string[];
  cities: readonly string[];
}

/** Unusual names that often cause errors in API clients, used for people, job titles, companies and cities. */
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
 * Returns the names for a generated tenant, one array element per language.
 * The most frequent language of the generated names comes first.
 */
export function leavesOf(story: Story | undefined): readonly Leaves[] {
  if (story === 'hostile') return hostileLeaves;
  known ??= Object.values<Leaves>(
    JSON.parse(readFileSync(new URL('../../dist/leaves/names.json', import.meta.url), 'utf8')),
  );
  return known;
}
