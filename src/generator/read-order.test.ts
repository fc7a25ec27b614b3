import { expect, test } from 'vitest';
import { isOrder, readOrder } from './read-order.ts';

test('an order names sizes, a seed and a story', () => {
  expect(readOrder('users=1000,documents=20,seed=7,story=merger')).toEqual({
    users: 1_000,
    documents: 20,
    seed: 7,
    story: 'merger',
  });
});

test('a file name is no order', () => {
  const texts = ['world.ndjson', 'users.yaml', 'a=b.ndjson', 'users=1', 'users=1,story=merger', 'usres=1'];
  expect(texts.map(isOrder)).toEqual([false, false, false, true, true, true]);
});

test.each([
  ['users=100001', 'users must be a whole number from 0 to 100000, got "100001"'],
  ['users=ten', 'users must be a whole number from 0 to 100000, got "ten"'],
  ['users=', 'users must be a whole number from 0 to 100000, got ""'],
  ['users=1,users=2', 'users must be named once'],
  ['usres=1', '"usres" must be one of users, departments, documents, seed, story'],
  ['users=1,people=2', '"people" must be one of users, departments, documents, seed, story'],
  ['users=1,toString=2', '"toString" must be one of users, departments, documents, seed, story'],
  ['story=comedy', 'story must be one of merger, reorganisation, growth, hostile, got "comedy"'],
])('the order %s is refused', (text, message) => {
  expect(() => readOrder(text)).toThrow(message);
});
