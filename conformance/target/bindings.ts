import type { ShapeSpec } from '../canonical/kinds.ts';
import { observations } from '../canonical/observations.ts';
import { isOperationId, operations } from '../canonical/operations.ts';
import { isObject } from '../json.ts';

interface Vocabulary {
  input: ShapeSpec;
  output: ShapeSpec;
}

/** Returns all mappings of operations to HTTP in a target file, and the path of each mapping in the file. */
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

/** Returns the names of the values that the preceding GET request reads. */
export function valuesBefore({ before }: Record<string, unknown>): ShapeSpec {
  const answer = isObject(before) && isObject(before['answer']) ? before['answer'] : {};
  return Object.fromEntries(Object.keys(answer).map((name) => [name, 'json']));
}

/**
 * Returns the names of the inputs and outputs that a target file may use for an operation.
 * Returns undefined if the section `operations` or `observe` of a target file must not contain the name.
 */
export function vocabularyOf(group: string | undefined, name: string): Vocabulary | undefined {
  if (group === 'operations') return isOperationId(name) ? operations[name] : undefined;
  const known: Readonly<Record<string, Vocabulary>> = observations;
  return known[name];
}
