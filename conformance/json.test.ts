import { expect, test } from 'vitest';
import { inCommon, parseJson } from './json.ts';

test.each<[string, unknown]>([
  ['{"id":7,"name":"a"}', { id: 7, name: 'a' }],
  [
    '{"id":9007199254740993123,"list":[12345678901234567890,1]}',
    { id: '9007199254740993123', list: ['12345678901234567890', 1] },
  ],
  [
    '{"long":"12345678901234567890","score":0.1234567890123456}',
    { long: '12345678901234567890', score: 0.1234567890123456 },
  ],
  ['\uFEFF{"id":7}', { id: 7 }],
  ['{"tok', undefined],
  ['', undefined],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each<[unknown, unknown, unknown]>([
  [
    { id: 1, trace: 'a', at: { day: 1, now: 2 } },
    { trace: 'b', at: { now: 3, day: 1 }, id: 1 },
    { id: 1, at: { day: 1 } },
  ],
  [
    [1, { a: 2, b: 3 }],
    [1, { a: 2, b: 4 }],
    [1, { a: 2 }],
  ],
  [[1], [1, 2], undefined],
  [{ a: 1 }, { a: 2 }, undefined],
  [{ a: 1 }, null, undefined],
  [null, null, null],
  ['one', 'one', 'one'],
])('%j and %j have %j in common', (one, other, common) => {
  expect(inCommon(one, other)).toEqual(common);
});

test('a value that is nested more than 500 levels deep is not read', () => {
  const nested = (levels: number, inner = '') => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`;
  expect(parseJson(nested(500))).toBeInstanceOf(Array);
  expect(parseJson(nested(501))).toBeUndefined();
  expect(parseJson(nested(10_000, '1234567890123456789'))).toBeUndefined();
});
