import { types } from 'node:util';
import { shown } from '../contract/shown.ts';

export type OptionCheck = readonly [wanted: string, isGood: (value: unknown) => boolean];

/**
 * Checks options at run time, because some callers do not use TypeScript.
 * @throws {TypeError} if an option is unknown or has the wrong type; the message names the expected options
 */
export function requireOptions(call: string, given: unknown, rules: Readonly<Record<string, OptionCheck>>): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new TypeError(`${call} takes an object of options, got ${shown(given)}`);
  }
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      throw new TypeError(`${call} has no option ${shown(name)}; its options are ${Object.keys(rules).join(', ')}`);
    }
    const [wanted, isGood] = rule;
    if (value !== undefined && !isGood(value)) {
      throw new TypeError(`${call}: the option ${name} must be ${wanted}, got ${named(value)}`);
    }
  }
}

/** @throws {TypeError} if `value` is not in the list `known` */
export function requireOneOf(what: string, value: unknown, known: readonly string[]): void {
  if (typeof value === 'string' && known.includes(value)) return;
  throw new TypeError(`${what} must be one of ${known.join(', ')}, got ${named(value)}`);
}

export const aText: OptionCheck = ['a text', (value) => typeof value === 'string'];
export const anObject: OptionCheck = ['an object', (value) => typeof value === 'object' && value !== null];
export const aFunction: OptionCheck = ['a function', (value) => typeof value === 'function'];
export const aMoment: OptionCheck = ['a Date or a time such as "2026-01-15T09:00:00Z"', isTimeOption];

export function isTimeOption(value: unknown): boolean {
  const isTime = typeof value === 'string' || types.isDate(value);
  return isTime && !Number.isNaN(new Date(value).getTime());
}

function named(value: unknown): string {
  return typeof value === 'function' || typeof value === 'number' ? String(value) : shown(value);
}
