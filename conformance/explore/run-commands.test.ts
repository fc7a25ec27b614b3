import { expect, test } from 'vitest';
import { exploreCommands } from './commands/index.ts';
import described from './commands.json' with { type: 'json' };
import { shrink } from './run-commands.ts';

test('the steps that are needed together remain', async () => {
  const steps = Array.from({ length: 14 }, (_, at) => at);
  let tests = 0;
  const shortest = await shrink(steps, async (rest) => {
    tests += 1;
    return [3, 7, 12].every((needed) => rest.includes(needed));
  });
  expect(shortest).toEqual([3, 7, 12]);
  expect(tests).toBeLessThan(40);
});

test('a single step remains if it alone violates the rule', async () => {
  expect(await shrink(['a', 'b', 'c', 'd'], async (rest) => rest.includes('d'))).toEqual(['d']);
});

test('the last step is tried alone first', async () => {
  const tried: number[][] = [];
  await shrink([1, 2, 3, 4], async (rest) => {
    tried.push(rest);
    return rest.includes(4);
  });
  expect(tried).toEqual([[4]]);
});

test('nothing is removed if every step is needed', async () => {
  expect(await shrink([1, 2, 3], async (rest) => rest.length === 3)).toEqual([1, 2, 3]);
});

test('the description of each kind of step names known operations and needs', () => {
  const others = exploreCommands.filter(({ theme }) => theme !== 'cases');
  const known = others.map(({ name, operations, needs }) => [name, [...operations, ...needs]]);
  const named = Object.entries(described).map(([name, { operations, ...rest }]) => [
    name,
    [...operations, ...('needs' in rest ? rest.needs : [])],
  ]);
  expect(known).toEqual(named);
});
