import { expect, test } from 'vitest';
import type { operationTable } from '../../../src/contract/operation.ts';
import { Deck, randomOf, unreached } from './deck.ts';

test('a deck deals a recipe that succeeds for every stateful operation', () => {
  const deck = new Deck(randomOf(1));
  const dealt = new Set<keyof typeof operationTable>();
  while (deck.isLeft(1)) for (const { operation, status } of deck.deal(8)) if (status < 400) dealt.add(operation);
  expect(unreached(dealt)).toEqual([]);
});

test('a seed repeats the order', () => {
  const order = (seed: number) => new Deck(randomOf(seed)).deal(8).map(({ operation }) => operation);
  expect(order(1)).toEqual(order(1));
  expect(order(1)).not.toEqual(order(2));
});

test('no dealt request gets the response 503 from a sandbox that works', () => {
  const deck = new Deck(randomOf(1));
  const dealt = Array.from({ length: 200 }, () => deck.deal(8)).flat();
  expect(dealt.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  expect(dealt.filter(({ status }) => status === 503)).toEqual([]);
});
