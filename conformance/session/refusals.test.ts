import { expect, test } from 'vitest';
import { waitingTime } from './refusals.ts';

test.each([
  [undefined, undefined],
  ['2', 2000],
  ['0', 0],
  ['soon', undefined],
  ['Sat, 21 Nov 2026 08:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
])('"%s" asks for %s ms', (value, wait) => {
  expect(waitingTime(value, 'Sat, 21 Nov 2026 08:00:00 GMT')).toBe(wait);
});

test('without the clock of the target its date is read by our own', () => {
  expect(waitingTime(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
});
