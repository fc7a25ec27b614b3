import { readFileSync } from 'node:fs';
import type { ExploreRecord } from '../../conformance/explore/record.ts';
import { plain } from '../../conformance/text.ts';

/** Returns the result of an exploration as indented JSON in the format of `explore.schema.json`. */
export function jsonText(record: ExploreRecord): string {
  return `${JSON.stringify(plain(record), null, 2)}\n`;
}

/** Returns the JSON Schema (2020-12) of the JSON report of an exploration. */
export function exploreSchema(): object {
  return JSON.parse(readFileSync(new URL('./explore.schema.json', import.meta.url), 'utf8'));
}
