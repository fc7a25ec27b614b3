import { expect, test } from 'vitest';
import { Lending } from './lending.ts';

test('nobody has what is lent to another', async () => {
  const lending = new Lending(['1', '2', '3']);
  expect(await lending.borrow('a', 2)).toEqual(['1', '2']);
  expect(await lending.borrow('b', 1)).toEqual(['3']);
});

test('whoever asks for more than is free waits, and is served before who asked later', async () => {
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

test('who has borrowed nothing gives nothing back', async () => {
  const lending = new Lending(['1']);
  lending.giveBack('a');
  expect(await lending.borrow('b', 1)).toEqual(['1']);
});
