import { isObject } from '../json.ts';
import { namesIn } from './expressions.ts';
import { expressionsIn, fill } from './template.ts';
import type { Binding } from './types.ts';

/** Parts of a binding that are templates, into which inputs are put. */
export const templates = ['path', 'query', 'headers', 'body', 'multipart'] as const;

/** Whether a binding puts an input into its request: by an expression, or by a function that declares it in `uses`. */
export function usesInput(binding: Partial<Binding> | undefined, input: string): boolean {
  if (!binding) return false;
  if (binding.uses?.includes(input)) return true;
  const expressions = templates.flatMap((part) => expressionsIn(binding[part]));
  return expressions.some((expression) => namesIn(expression).includes(input));
}

/**
 * Whether a binding reads a value of an answer, of its items too: by an expression, or by a function that declares it in
 * `reads`.
 */
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

/** The texts that the expressions of a binding make of inputs, other than the inputs themselves. */
export function expressionValues(binding: Binding, inputs: Readonly<Record<string, string>>): string[] {
  const made = templates
    .flatMap((part) => expressionsIn(binding[part]))
    .filter((expression) => !/^\w+$/.test(expression))
    .map((expression) => fill(`{${expression}}`, inputs));
  return made.filter((value) => typeof value === 'string');
}
