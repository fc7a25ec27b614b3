import { readFileSync } from 'node:fs';
import { plain } from '../../text.ts';
import type { ExploreRecord } from '../record.ts';

/** Returns the result of an exploration as indented JSON in the format of `explore.schema.json`. */
export function jsonText(record: ExploreRecord): string {
  return `${JSON.stringify(plain(record), null, 2)}\n`;
}

/** Returns the JSON Schema (2020-12) of the JSON report of an exploration. */
export function exploreSchema(): object {
  return JSON.parse(readFileSync(new URL('./explore.schema.json', import.meta.url), 'utf8'));
}
