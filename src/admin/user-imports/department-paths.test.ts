import { expect, test } from 'vitest';
import { joinPaths, splitPaths } from './department-paths.ts';

test.each([
  [['A', 'B//C'], 'A;B//C'],
  [['A;B', 'C'], '"A;B";C'],
  [['"A"', 'B "C"'], '"""A""";B "C"'],
  [[], ''],
])('the paths %j are the cell %s', (paths, cell) => {
  expect(joinPaths(paths)).toBe(cell);
  expect(splitPaths(cell)).toEqual(paths);
});

test.each([
  [' A ; B ', ['A', 'B']],
  [';A;;', ['A']],
  [' "A;B" ; C', ['A;B', 'C']],
  ['"A" B', ['"A" B']],
  ['A"', ['A"']],
])('the cell %j has the paths %j', (cell, paths) => {
  expect(splitPaths(cell)).toEqual(paths);
});
