import { isObject } from '../json.ts';
import { namesIn } from './expressions.ts';
import { expressionsIn, fill } from './template.ts';
import type { Binding } from './types.ts';

export const templates = ['path', 'query', 'headers', 'body', 'multipart'] as const;

export function usesInput(binding: Partial<Binding> | undefined, input: string): boolean {
  if (!binding) return false;
  if (binding.uses?.includes(input)) return true;
  const expressions = templates.flatMap((part) => expressionsIn(binding[part]));
  return expressions.some((expression) => namesIn(expression).includes(input)) || usesInput(binding.before, input);
}

export function placesUsing(binding: Partial<Binding>, input: string): string[] {
  const within = (template: unknown, place: string): string[] => {
    if (typeof template === 'object' && template !== null)
      return Object.entries(template).flatMap(([name, inner]) => within(inner, name));
    return expressionsIn(template).some((expression) => namesIn(expression).includes(input)) ? [place] : [];
  };
  return templates.flatMap((part) => within(binding[part], part));
}

export function readsValue(binding: Partial<Binding> | undefined, value: string): boolean {
  return binding?.reads?.includes(value) === true || isNamed(binding?.answer, value);
}

function isNamed(sources: unknown, value: string): boolean {
  if (!isObject(sources)) return false;
  return Object.hasOwn(sources, value) || Object.values(sources).some((each) => isNamed(eachOf(each), value));
}

function eachOf(source: unknown): unknown {
  return isObject(source) ? source['each'] : undefined;
}

/** Omits expressions that consist only of an input name, because these expressions return the input unchanged. */
export function expressionValues(binding: Binding, inputs: Readonly<Record<string, string>>): string[] {
  const made = templates
    .flatMap((part) => expressionsIn(binding[part]))
    .filter((expression) => !/^\w+$/.test(expression))
    .map((expression) => fill(`{${expression}}`, inputs));
  return made.filter((value) => typeof value === 'string');
}
