import { expect, test } from 'vitest';
import { parseJson } from './json.ts';

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
