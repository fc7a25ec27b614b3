import { expect, test } from 'vitest';
import { bucketOf, drawsOf } from './draws.ts';

const rows = Array.from({ length: 2_000 }, (_, row) => row + 1);
const draw = drawsOf(7, 'users')('department');

test('a number depends on the seed, the collection, the property and the row', () => {
  const first = [drawsOf(7, 'users')('email')(1), drawsOf(7, 'users')('email')(1)];
  const others = [
    drawsOf(8, 'users')('email')(1),
    drawsOf(7, 'roles')('email')(1),
    drawsOf(7, 'users')('email')(2),
    draw(1),
  ];
  expect(new Set(first).size).toBe(1);
  expect(new Set([...first, ...others]).size).toBe(5);
});

test('the numbers are spread evenly', () => {
  const tenths = rows.map((row) => Math.floor(draw(row) * 10));
  for (let tenth = 0; tenth < 10; tenth++) {
    expect(tenths.filter((each) => each === tenth).length).toBeGreaterThan(150);
  }
});

test('an additional bucket takes rows from the others, and no row moves between the others', () => {
  const before = rows.map((row) => bucketOf(draw, row, 10));
  const after = rows.map((row) => bucketOf(draw, row, 11));
  expect(new Set(before).size).toBe(10);
  const moved = after.filter((bucket, index) => bucket !== before[index]);
  expect(new Set(moved)).toEqual(new Set([11]));
  expect(moved.length).toBeLessThan(rows.length / 5);
});
