import { isFields } from '../redocly/nodes.ts';
import { constantModule, generated } from './files.ts';
import type { Contract } from './model.ts';

const KEY = 'x-limits';

/**
 * Generates a table of the limits that the API contracts define with the keyword `x-limits`.
 * Instead of a number, `x-limits` can name a schema keyword such as `maxItems`, whose value is the limit.
 * Throws an error if the contracts define different numbers for the same limit.
 */
export function limitTable(contracts: readonly Contract[]): [string, string][] {
  const limits: Record<string, number> = {};
  for (const { document } of contracts) collect(document, limits);
  return [[`${generated}/limits.ts`, constantModule('limits', limits, 'The limits that the contract names.')]];
}

function collect(node: unknown, limits: Record<string, number>): void {
  if (Array.isArray(node)) for (const item of node) collect(item, limits);
  if (!isFields(node)) return;
  for (const [name, given] of Object.entries(isFields(node[KEY]) ? node[KEY] : {})) {
    const limit = limitOf(name, given, node);
    const known = limits[name];
    if (known !== undefined && known !== limit) throw new Error(`${KEY}: ${name} is ${known} and ${limit}`);
    limits[name] = limit;
  }
  for (const child of Object.values(node)) collect(child, limits);
}

function limitOf(name: string, given: unknown, node: Record<string, unknown>): number {
  const limit = typeof given === 'string' ? node[given] : given;
  if (typeof limit !== 'number') throw new Error(`${KEY}: ${name} is ${given}, which is no number`);
  const text = `${node['description']} ${node['x-wanted']}`;
  if (typeof given === 'string' || formsOf(limit).some((form) => states(text, form))) return limit;
  throw new Error(`${KEY}: ${name} is ${limit}, but the text beside it says: ${text}`);
}

/** Returns whether a text contains the given number. Digits within a longer number do not count. */
function states(text: string, form: string): boolean {
  return new RegExp(`(?<!\\d[.,]?)${form.replaceAll('.', '\\.')}(?![.,]?\\d)`).test(text);
}

/** Returns the spellings of a number that a text can contain, such as `1024`, `1,024` and `1 KiB`. */
function formsOf(limit: number): string[] {
  const units = ['KiB', 'MiB', 'GiB'].map((unit, power) => `${limit / 1024 ** (power + 1)} ${unit}`);
  return [String(limit), limit.toLocaleString('en-US'), ...units];
}
