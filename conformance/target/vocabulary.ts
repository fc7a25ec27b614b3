import type { ShapeSpec } from '../canonical/kinds.ts';
import { type OperationId, type OperationSpec, operationIds, operations } from '../canonical/operations.ts';

/** A `*` after a name marks a value that every target file must define, because all test cases need the value. */
export function vocabularyLines(chosen: readonly OperationId[] = operationIds): string[] {
  return chosen.flatMap((id) => {
    const { input, output, vital }: OperationSpec = operations[id];
    return [
      id,
      ...labelled('in', namesOf(id.endsWith('Token') ? { apiKey: 'text' } : input, [])),
      ...labelled('out', namesOf(output, vital)),
    ];
  });
}

function namesOf(shape: ShapeSpec, vital: readonly string[]): string[] {
  return Object.entries(shape).map(([name, kind]) => {
    const mark = vital.includes(name) ? '*' : '';
    if (typeof kind === 'string') return `${name}${mark}`;
    const [item] = kind;
    return `${name}${mark} [${typeof item === 'string' ? item : Object.keys(item).join(', ')}]`;
  });
}

function labelled(label: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`  ${label.padEnd(4)} ${names.join(', ')}`];
}
