import { expect, test } from 'vitest';
import { type Branch, type LeafNode, splitBranch, splitLeaf } from './sorted-nodes.ts';

const owner = {};
const leafOf = (...keys: number[]): LeafNode<number, string> => ({ owner, keys, values: keys.map(String) });

test.each([0, 2, 3])('after an insertion at position %i of 5, a leaf is halved', (inserted) => {
  const leaf = leafOf(1, 2, 3, 4, 5);
  expect(splitLeaf(leaf, inserted)).toEqual(leafOf(3, 4, 5));
  expect(leaf).toEqual(leafOf(1, 2));
});

test('after an insertion at the end, only the new entry moves to the new leaf', () => {
  const leaf = leafOf(1, 2, 3, 4, 5);
  expect(splitLeaf(leaf, 4)).toEqual(leafOf(5));
  expect(leaf).toEqual(leafOf(1, 2, 3, 4));
});

test.each([
  { inserted: 1, left: [1], right: [3, 5] },
  { inserted: 2, left: [1, 3], right: [5] },
])('after an insertion at position $inserted of 3, a branch keeps the leaves $left', ({ inserted, left, right }) => {
  const branch = branchWith([1, 3, 5]);
  expect(splitBranch(branch, inserted)).toEqual(branchWith(right));
  expect(branch).toEqual(branchWith(left));
});

function branchWith(keys: number[]): Branch<number, string> {
  return { owner, keys, children: keys.map((key) => leafOf(key, key + 1)), size: 2 * keys.length };
}
