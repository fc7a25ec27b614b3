import type { ShapeSpec } from '../canonical/kinds.ts';
import { observations } from '../canonical/observations.ts';
import { isOperationId, operations } from '../canonical/operations.ts';
import { isObject } from '../json.ts';
import { namesIn } from './expressions.ts';
import { expressionsIn, fill } from './template.ts';
import type { Binding } from './types.ts';

interface Vocabulary {
  input: ShapeSpec;
  output: ShapeSpec;
}

export function bindingsOf(target: unknown): { path: string[]; name: string; binding: Record<string, unknown> }[] {
  const { operations, observe } = isObject(target) ? target : {};
  const groups = Object.entries({ operations, observe });
  return groups.flatMap(([group, bindings]) =>
    Object.entries(isObject(bindings) ? bindings : {}).flatMap(([name, binding]) =>
      isObject(binding) && (group === 'operations' || Object.hasOwn(observations, name))
        ? [{ path: [group, name], name, binding }]
        : [],
    ),
  );
}

export function valuesBefore({ before }: Record<string, unknown>): ShapeSpec {
  const answer = isObject(before) && isObject(before['answer']) ? before['answer'] : {};
  return Object.fromEntries(Object.keys(answer).map((name) => [name, 'json']));
}

export function vocabularyOf(group: string | undefined, name: string): Vocabulary | undefined {
  if (group === 'operations') return isOperationId(name) ? operations[name] : undefined;
  const known: Readonly<Record<string, Vocabulary>> = observations;
  return known[name];
}

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
