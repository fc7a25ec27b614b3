import { isObject } from '../json.ts';
import { shellWord } from './shell-text.ts';

/** The path to a value in a JSON document, as a list of property names and indexes. */
export type Path = readonly string[];

export function pathTo(json: unknown, text: string): Path | undefined {
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') {
    return String(json) === text ? [] : undefined;
  }
  const members = Array.isArray(json) || isObject(json) ? Object.entries(json) : [];
  for (const [name, member] of members) {
    const rest = pathTo(member, text);
    if (rest !== undefined) return [name, ...rest];
  }
  return undefined;
}

export function occurrences(json: unknown, text: string): number {
  if (Array.isArray(json)) return json.reduce<number>((sum, item) => sum + occurrences(item, text), 0);
  if (isObject(json)) return occurrences(Object.values(json), text);
  return String(json) === text ? 1 : 0;
}

/** Returns the shell command that prints the value at `path` in the last response body. */
export function valueCommand(path: Path): string {
  return `$(value${path.map((step) => ` ${/^\w+$/.test(step) ? step : shellWord(step)}`).join('')})`;
}
