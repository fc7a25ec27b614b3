import { expect, test } from 'vitest';
import { messageOf } from './client.ts';
import { made } from './template.ts';

test.each([
  [{ $repeat: ['ab', 3] }, 'ababab'],
  [{ $join: ['a', { $hex: '00ff' }] }, Buffer.from([97, 0, 255])],
  [{ $lines: [2, 'k{n}: {next}'] }, 'k0: 1\nk1: 2'],
  [{ $fill: ['[', '"{n}"', ']', 14] }, '["0","1","2"]'],
  [{ $fill: ['[', '{}', ']', 9] }, '[{},{}]'],
  [{ $json: { a: ['{x}'] } }, '{"a":[7]}'],
  [{ a: 'the {x} and {unknown}' }, { a: 'the 7 and {unknown}' }],
])('%j becomes %j', (node, value) => {
  expect(made(node, { x: 7 })).toEqual(value);
});

test('the items of lists in a list have different numbers', () => {
  expect(made({ $times: [2, { $times: [2, '{n}'] }] })).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a request has the method of its path, and the media type of its body', () => {
  const written = { PATCH: '/documents/{id}', as: 'texts', query: { q: 'a b' }, json: { name: '{id}' } };
  expect(messageOf(written, { id: '5' })).toEqual({
    ...{ method: 'PATCH', path: '/documents/5?q=a+b', as: 'texts', body: '{"name":"5"}' },
    headers: { 'content-type': 'application/json' },
  });
});
