import type { ShapeSpec } from '../canonical/kinds.ts';
import { observations } from '../canonical/observations.ts';
import { isOperationId, operations } from '../canonical/operations.ts';
import { isObject } from '../json.ts';

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

/** Returns undefined if the name is unknown in the section `operations` or `observe` of a target file. */
export function vocabularyOf(group: string | undefined, name: string): Vocabulary | undefined {
  if (group === 'operations') return isOperationId(name) ? operations[name] : undefined;
  const known: Readonly<Record<string, Vocabulary>> = observations;
  return known[name];
}
