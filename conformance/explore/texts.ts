import { counted, duration } from '../text.ts';
import type { ExploreRecord } from './record.ts';

/** Returns a text with the steps, random walks, requests, duration and seed of a run. */
export function effortOf({ steps, repeatedSteps, walks, requests, milliseconds, seed }: ExploreRecord): string {
  const repeated = repeatedSteps > 0 ? ` and ${counted(repeatedSteps, 'repeated step')}` : '';
  const size = `${counted(steps, 'step')}${repeated} in ${counted(walks, 'walk')}, ${counted(requests, 'request')}`;
  return `${size}, ${duration(milliseconds)}, seed ${seed}`;
}

/** Returns the name of a department for a sentence of the report. A long name is shortened. */
export function nameOf({ name }: { readonly name: string }): string {
  return `the department ${quoted(name)}`;
}

/** Returns a text in quotation marks. A long text is shortened. */
export function quoted(text: string): string {
  const isLong = text.length > 40;
  return isLong ? `${JSON.stringify(`${text.slice(0, 30)}...`)} (${text.length} characters)` : JSON.stringify(text);
}

/** Returns the text with a capital first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
