import { expect, test } from 'vitest';
import type { SectionReport } from '../../lab/report.ts';
import { besidePrism } from './measurements.ts';

const read: SectionReport = {
  name: 'read',
  title: 'A read',
  seconds: 1,
  columns: ['server', 'CPU, µs', 'times bare', 'requests/s'],
  rows: [
    ['this sandbox', 20, 2, 48_000],
    ['Prism', 360, 36, 3_000],
  ],
  bars: [],
};

test('the section compares the figures of both servers and shows how many times better the sandbox is', () => {
  expect(besidePrism([read])).toEqual([
    ['CPU of a read, µs', '360', '20', '18.0'],
    ['reads per second', '3,000', '48,000', '16.0'],
  ]);
});

test('a run without Prism has no comparison', () => {
  expect(besidePrism([{ ...read, rows: read.rows.slice(0, 1) }])).toEqual([]);
});
