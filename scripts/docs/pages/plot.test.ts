import { expect, test } from 'vitest';
import { barsOf } from './plot.ts';

const columns = ['server', 'CPU, µs', 'times bare', 'memory, MB'];
const rows = [
  ['node:http, bare', 10, 1, 80],
  ['this sandbox', 20, 2, 190],
];

test('the chart shows the first column with a unit, and highlights our own bar', () => {
  const plot = barsOf(columns, rows) ?? '';
  expect(plot).toContain('>CPU, µs<');
  expect([...plot.matchAll(/<rect[^>]*fill="(\w+)"/g)].map(([, fill]) => fill)).toEqual(['rest', 'bar']);
  expect([...plot.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual([172.5, 345]);
});

test('columns of one unit are drawn side by side', () => {
  const plot =
    barsOf(
      ['read', '100 users, µs', '100,000 users, µs', 'times'],
      [
        ['a', 1, 2, 2],
        ['b', 3, 4, 1.3],
      ],
    ) ?? '';
  expect(plot).toContain('>100 users, µs · 100,000 users, µs<');
  expect(plot.match(/<rect/g)).toHaveLength(4);
});

test('nothing is drawn of one row, of words, or of columns without a unit', () => {
  expect(barsOf(columns, rows.slice(0, 1))).toBeNull();
  expect(
    barsOf(
      ['what', 'wall, s'],
      rows.map(() => ['a', '1 s']),
    ),
  ).toBeNull();
  expect(
    barsOf(
      ['what', 'measured'],
      rows.map(() => ['a', 1]),
    ),
  ).toBeNull();
});
