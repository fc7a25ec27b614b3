import { assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../contract/generated/limits.ts';
import { requests } from '../contract/validators.ts';
import { durationText, millisecondsOf } from './duration.ts';

test.each([
  [250, 250],
  [0, 0],
  [limits.duration, limits.duration],
  ['150ms', 150],
  ['5s', 5_000],
  ['10m', 600_000],
  ['10 min', 600_000],
  ['1 minute', 60_000],
  ['2 hours', 7_200_000],
  ['30 days', 2_592_000_000],
  ['PT10M', 600_000],
  ['P1DT2H3M4S', 93_784_000],
  ['999999999999ms', limits.duration],
])('%s is %i milliseconds', (duration, milliseconds) => {
  expect(millisecondsOf(duration)).toBe(milliseconds);
});

test.each([
  '',
  'soon',
  '-5s',
  '5',
  '1.5h',
  'P',
  'PT',
  'P1M',
  'P1DT',
  '5 parsecs',
  '999999999d',
  '0000000001h',
  'P99999D',
  -1,
  0.5,
  Number.NaN,
  limits.duration + 1,
])('%j is not a duration', (duration) => {
  expect(millisecondsOf(duration)).toBeUndefined();
});

const units = ['ms', 's', 'sec', 'seconds', 'm', 'min', 'minutes', 'h', 'hours', 'd', 'days', 'x', ''];
const digits = tuple(nat(9), nat(13)).map(([digit, length]) => String(digit).repeat(length));
const simple = tuple(digits, constantFrom('', ' '), constantFrom(...units)).map((parts) => parts.join(''));
const part = (unit: string) => tuple(digits, constantFrom('', unit)).map(([amount, given]) => given && amount + given);
const iso = tuple(part('D'), constantFrom('T', ''), part('H'), part('M'), part('S')).map(
  (parts) => `P${parts.join('')}`,
);

test.each([
  ['with one unit', simple],
  ['in ISO 8601', iso],
])('the parser and the contract accept the same durations %s, none of them too long', (_form, durations) => {
  assert(
    property(durations, (by) => {
      const milliseconds = millisecondsOf(by);
      expect(requests['advanceClock body']?.({ by })).toBe(milliseconds !== undefined);
      expect(milliseconds ?? 0).toBeLessThanOrEqual(limits.duration);
    }),
    { numRuns: 1_000 },
  );
});

test('a duration is shown in its largest unit, and no duration in milliseconds', () => {
  const durations = [0, 1, 1_001, 90_000, 120_000, 86_400_000];
  expect(durations.map(durationText)).toEqual(['0ms', '1ms', '1001ms', '90s', '2m', '1d']);
});

test('every duration can be read again from its text', () => {
  assert(
    property(
      integer({ min: 0, max: limits.duration }),
      constantFrom(1, 1000, 60_000, 3_600_000, 86_400_000),
      (raw, unit) => {
        const milliseconds = raw - (raw % unit);
        expect(millisecondsOf(durationText(milliseconds))).toBe(milliseconds);
      },
    ),
  );
});
