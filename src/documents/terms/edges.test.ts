import { expect, test } from 'vitest';
import { edgesFor } from './term-trie.ts';

test.each([
  ['a table', 64, 64],
  ['a hash table', 40_000, 64],
])('all edges in %s are found, and no others', (_kind, nodes, classes) => {
  const edges = edgesFor(nodes, classes);
  const steps = Array.from({ length: Math.min(nodes, 3_000) }, (_, node) => [node, (node * 7) % classes] as const);
  for (const [node, kind] of steps) edges.set(node, kind, node + 1);
  expect(steps.findIndex(([node, kind]) => edges.get(node, kind) !== node + 1)).toBe(-1);
  expect(steps.findIndex(([node, kind]) => edges.get(node, (kind + 1) % classes) !== -1)).toBe(-1);
});
