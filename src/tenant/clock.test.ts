import { describe, expect, test } from 'vitest';
import { isDay, isMoment, isWritable, latestClock, momentOf, tenantTime, timestamp } from './clock.ts';
import { findById, idKey } from './ids.ts';
import { isName } from './name.ts';
import { TenantData } from './tenant-data.ts';

const host = () => 1_000;

test.each([
  ['that was never set', undefined, 1_000],
  ['with an offset', { id: 'clock', frozenAt: null, offset: 5 }, 1_005],
  ['that is frozen', { id: 'clock', frozenAt: 7, offset: 5 }, 7],
  ['that is frozen at 1970', { id: 'clock', frozenAt: 0, offset: 5 }, 0],
] as const)('a clock %s shows its time', (_title, clock, time) => {
  const tenantData = new TenantData('tenant');
  if (clock) tenantData.transact(() => tenantData.rows.clock.put(clock));
  expect(tenantTime(tenantData, host)).toBe(time);
});

test('only times with a year of four digits can be written', () => {
  const [first, last] = [Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];
  expect([first - 1, first, latestClock, last, last + 1].map(isWritable)).toEqual([false, true, true, true, false]);
  expect(timestamp(last)).toBe('9999-12-31T23:59:59.999Z');
});

describe('an RFC 3339 time', () => {
  test.each([
    '2026-01-15T09:00:00Z',
    '2026-01-15t09:00:00z',
    '2026-01-15 09:00:00.5+01:00',
    '2026-01-15T09:00:00-23:59',
    '2016-12-31T23:59:60Z',
    '2024-02-29T00:00:00Z',
  ])('%s is accepted', (text) => {
    expect(isMoment(text)).toBe(true);
  });

  test.each([
    '',
    '2026-01-15',
    '2026-01-15T09:00Z',
    '2026-01-15T09:00:00',
    '2026-01-15T09:00:00.Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-15T24:00:01Z',
    'x2026-01-15T09:00:00Z',
    '2026-01-15T09:00:00Zx',
    '2026-01-15T09:00:00+1:00',
  ])('%j is refused', (text) => {
    expect(isMoment(text)).toBe(false);
  });

  test('with a leap second counts as the second before it', () => {
    expect(momentOf('2016-12-31T23:59:60.5Z')).toBe(Date.parse('2016-12-31T23:59:59.500Z'));
    expect(momentOf('2017-01-01t00:59:60+01:00')).toBe(Date.parse('2016-12-31T23:59:59Z'));
  });
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-28', false],
  ['x2026-02-28', false],
  ['2026-02-28x', false],
])('%s is an existing date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['1', 1],
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', undefined],
  ['0', undefined],
  ['01', undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['', undefined],
])('the id %j has the key %j', (id, key) => {
  expect(idKey(id)).toBe(key);
  expect(findById({ get: (found) => found }, id)).toBe(key);
});

test.each([
  ['a', true],
  ['tenant-1-a', true],
  ['a'.repeat(63), true],
  ['a--b', false],
  ['-a', false],
  ['a-', false],
  ['A', false],
  ['a b', false],
  ['', false],
  [7, false],
])('%j is a valid name: %s', (name, expected) => {
  expect(isName(name)).toBe(expected);
});
