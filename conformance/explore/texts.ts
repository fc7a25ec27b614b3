import { counted, duration } from '../text.ts';
import type { ExploreRecord } from './record.ts';

/** Returns the size of a run: its steps, walks and requests, its time and its seed. */
export function effortOf({ steps, repeatedSteps, walks, requests, milliseconds, seed }: ExploreRecord): string {
  const repeated = repeatedSteps > 0 ? ` and ${counted(repeatedSteps, 'repeated step')}` : '';
  const size = `${counted(steps, 'step')}${repeated} in ${counted(walks, 'walk')}, ${counted(requests, 'request')}`;
  return `${size}, ${duration(milliseconds)}, seed ${seed}`;
}

/** Returns a department as sentences name it. A long name is shortened. */
export function nameOf({ name }: { readonly name: string }): string {
  return `the department ${quoted(name)}`;
}

/** Returns a text in quotation marks. A long text is shortened. */
export function quoted(text: string): string {
  const isLong = text.length > 40;
  return isLong ? `${JSON.stringify(`${text.slice(0, 30)}...`)} (${text.length} characters)` : JSON.stringify(text);
}

/** Returns a sentence that begins with a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
