import { expect, test } from 'vitest';
import { Lending } from './lending.ts';

test('an id that is lent to one owner is not lent to another owner', async () => {
  const lending = new Lending(['1', '2', '3']);
  expect(await lending.borrow('a', 2)).toEqual(['1', '2']);
  expect(await lending.borrow('b', 1)).toEqual(['3']);
});

test('an owner that requests more ids than are free waits, and is served before later owners', async () => {
  const lending = new Lending(['1', '2']);
  const order: string[] = [];
  await lending.borrow('a', 1);
  const both = lending.borrow('b', 2).then(() => order.push('b'));
  const one = lending.borrow('c', 1).then(() => order.push('c'));
  lending.giveBack('a');
  await both;
  lending.giveBack('b');
  await one;
  expect(order).toEqual(['b', 'c']);
});

test('a caller without borrowed ids returns none', async () => {
  const lending = new Lending(['1']);
  lending.giveBack('a');
  expect(await lending.borrow('b', 1)).toEqual(['1']);
});
