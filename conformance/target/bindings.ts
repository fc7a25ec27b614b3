import type { ShapeSpec } from '../canonical/kinds.ts';
import { observations } from '../canonical/observations.ts';
import { isOperationId, operations } from '../canonical/operations.ts';
import { isObject } from '../json.ts';

interface Vocabulary {
  input: ShapeSpec;
  output: ShapeSpec;
}

/** All bindings of a target file, with where each stands. */
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

/** The names that a binding may use; undefined where it is of no known operation or observation. */
export function vocabularyOf(group: string | undefined, name: string): Vocabulary | undefined {
  if (group === 'operations') return isOperationId(name) ? operations[name] : undefined;
  const known: Readonly<Record<string, Vocabulary>> = observations;
  return known[name];
}
