import { expect, test } from 'vitest';
import type { WrongKind } from '../canonical/kinds.ts';
import type { Binding } from '../target/types.ts';
import { valuesIn } from './targeting.ts';

const answer = { status: 200, headers: {}, body: Buffer.from('x'), json: { n: 7 } };
const spec = { id: 'id', items: [{ id: 'id', deleted: 'boolean' }], content: 'bytes' } as const;

function read(values: Record<string, unknown>) {
  const wrong: WrongKind[] = [];
  const binding: Binding = { method: 'GET', path: '/', read: () => values };
  return { values: valuesIn(spec, binding, answer, (fault) => wrong.push(fault)), wrong };
}

test('the values of a function are validated like the values of an expression', () => {
  const content = Buffer.from('file');
  const { values, wrong } = read({ id: 7, items: [{ id: 8, deleted: false }], content, other: 1 });
  expect(values).toEqual({ id: '7', items: [{ id: '8', deleted: false }], content });
  expect(wrong).toEqual([]);
});

test('a value of another kind is reported', () => {
  expect(read({ items: [{ deleted: 'no' }] }).wrong).toEqual([{ member: 'deleted', wanted: 'boolean', got: 'no' }]);
});
