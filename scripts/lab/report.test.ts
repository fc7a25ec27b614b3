import { expect, test } from 'vitest';
import type { Bar, MeasuredSection } from './bench/sections.ts';
import { reportOf, reportText } from './report.ts';

const section = { name: 'read', title: 'A read', run: async () => measured };
const bar = (measured: number, kind: Bar['kind']): Bar => ({ what: 'start', measured, kind, bar: 0.35, unit: 's' });
const measured: MeasuredSection = {
  columns: ['server', 'CPU, µs'],
  rows: [
    ['node:http, bare', 10],
    ['a server with a name that is much longer than any terminal of eighty columns is wide', 1234.5],
  ],
  bars: [bar(0.35, 'at most'), bar(0.351, 'at most'), bar(0.35, 'at least'), bar(Number.NaN, 'at most')],
  notes: ['Ours keeps what it is told, and the others answer with an example that never changes, whatever is asked.'],
};

test('a target is reached at its exact figure, and a missing figure does not reach its target', () => {
  expect(reportOf(section, measured, 1).bars.map(({ holds }) => holds)).toEqual([true, false, true, false]);
});

test('a section fits a terminal of 80 columns', () => {
  const text = reportText(reportOf(section, measured, 1));
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(text).toContain('MISSED  start: unknown s (at most 0.35 s)');
  expect(text).toMatch(/^node:http, bare +10 *$/m);
});
