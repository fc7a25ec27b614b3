import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareKeys, type Key } from './compare.ts';
import { SortedTree } from './sorted-tree.ts';

const numbers = (left: number, right: number) => left - right;

const commands = fc.array(fc.record({ put: fc.boolean(), key: fc.integer({ min: 0, max: 400 }), value: fc.string() }), {
  maxLength: 1200,
  size: 'max',
});

function apply(tree: SortedTree<number, string>, model: Map<number, string>, steps: readonly Step[]) {
  for (const { put, key, value } of steps) {
    if (put) {
      tree.set(key, value);
      model.set(key, value);
    } else expect(tree.delete(key)).toBe(model.delete(key));
  }
}
type Step = { put: boolean; key: number; value: string };

function expectSame(tree: SortedTree<number, string>, model: Map<number, string>) {
  const sorted = [...model].sort(([left], [right]) => left - right);
  expect(tree.size).toBe(sorted.length);
  expect(tree.slice()).toEqual(sorted.map(([, value]) => value));
  sorted.forEach(([key, value], index) => {
    expect(tree.get(key)).toBe(value);
    expect(tree.rank(key)).toBe(index);
    expect(tree.ranks(key, key + 40)).toEqual([index, tree.rank(key + 40)]);
    expect(tree.ceiling(key)).toEqual({ key, value });
    expect(tree.ceiling(key + 1)?.key).toBe(sorted[index + 1]?.[0]);
  });
}

test('a tree has the same entries as a sorted map after any commands', () => {
  fc.assert(
    fc.property(commands, (steps) => {
      const tree = new SortedTree<number, string>(numbers);
      const model = new Map<number, string>();
      apply(tree, model, steps);
      expectSame(tree, model);
      expect(tree.get(-1)).toBeUndefined();
      expect(tree.slice(3, 9)).toEqual(tree.slice().slice(3, 9));
    }),
    { numRuns: 60 },
  );
});

test('a fork and its origin are independent', () => {
  fc.assert(
    fc.property(commands, commands, commands, (before, here, there) => {
      const origin = new SortedTree<number, string>(numbers);
      const originModel = new Map<number, string>();
      apply(origin, originModel, before);
      const fork = origin.fork();
      const forkModel = new Map(originModel);
      apply(origin, originModel, here);
      apply(fork, forkModel, there);
      expectSame(origin, originModel);
      expectSame(fork, forkModel);
    }),
    { numRuns: 40 },
  );
});

test.each(['ascending', 'descending'])(
  'a tree from which all keys are deleted in %s order is empty and usable',
  (order) => {
    const keys = Array.from({ length: 5_000 }, (_, at) => at);
    const tree = new SortedTree<number, string>(numbers);
    for (const key of keys) tree.set(key, `${key}`);
    for (const key of order === 'ascending' ? keys : keys.toReversed()) expect(tree.delete(key)).toBe(true);
    expect([tree.size, tree.slice(), tree.get(7), tree.ceiling(0)]).toEqual([0, [], undefined, undefined]);
    tree.set(7, 'seven');
    expect([tree.size, tree.get(7), tree.delete(8)]).toEqual([1, 'seven', false]);
  },
);

test('a key after all keys of a tree is not found', () => {
  const tree = new SortedTree<Key, string>(compareKeys);
  tree.set(['a', 1], 'first');
  expect([tree.get(['b']), tree.ceiling(['b']), tree.delete(['b'])]).toEqual([undefined, undefined, false]);
});
