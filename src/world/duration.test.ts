import { expect, test } from 'vitest';
import { durationText, millisecondsOf } from './duration.ts';

test.each([
  [250, 250],
  ['150ms', 150],
  ['5s', 5_000],
  ['10m', 600_000],
  ['10 min', 600_000],
  ['1 minute', 60_000],
  ['2 hours', 7_200_000],
  ['30 days', 2_592_000_000],
  ['PT10M', 600_000],
  ['P1DT2H3M4S', 93_784_000],
])('%s is %i milliseconds', (length, milliseconds) => {
  expect(millisecondsOf(length)).toBe(milliseconds);
});

test.each(['', 'soon', '-5s', '5', '1.5h', 'P', 'PT', 'P1M', '5 parsecs'])('%j is no length of time', (length) => {
  expect(millisecondsOf(length)).toBeUndefined();
});

test.each([0, 150, 5_000, 90_000, 86_400_000])('%i reads the same when it was written', (milliseconds) => {
  expect(millisecondsOf(durationText(milliseconds))).toBe(milliseconds);
});
