import { counted, duration } from '../text.ts';
import type { ExploreRecord } from './record.ts';

export function effortOf({ steps, repeatedSteps, walks, requests, milliseconds, seed }: ExploreRecord): string {
  const repeated = repeatedSteps > 0 ? ` and ${counted(repeatedSteps, 'repeated step')}` : '';
  const size = `${counted(steps, 'step')}${repeated} in ${counted(walks, 'walk')}, ${counted(requests, 'request')}`;
  return `${size}, ${duration(milliseconds)}, seed ${seed}`;
}

export function nameOf({ name }: { readonly name: string }): string {
  return `the department ${quoted(name)}`;
}

export function quoted(text: string): string {
  const isLong = text.length > 40;
  return isLong ? `${JSON.stringify(`${text.slice(0, 30)}...`)} (${text.length} characters)` : JSON.stringify(text);
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
