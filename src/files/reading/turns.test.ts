import { expect, test } from 'vitest';
import { QueueFull, Turns } from './file-reader.ts';

/** Creates queues with a clock that only the work advances. The list `ran` contains the work in execution order. */
function open(most = { quick: 100, slow: 100 }) {
  let now = 0;
  const ran: string[] = [];
  const turns = new Turns({ most, clock: () => now });
  const work = (name: string, takes: number) => async () => {
    ran.push(name);
    now += takes;
    return name;
  };
  return { turns, ran, work };
}

test('pieces of work run one after the other, and the caller gets their results and errors', async () => {
  const { turns, ran, work } = open();
  const failing = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([
    turns.run('quick', 'one', work('a', 1)),
    turns.run('quick', 'one', failing),
    turns.run('quick', 'one', work('b', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ran).toEqual(['a', 'b']);
});

test('quick work runs before earlier slow work', async () => {
  const { turns, ran, work } = open();
  const first = turns.run('slow', 'one', work('slow 1', 5_000));
  const rest = [turns.run('slow', 'one', work('slow 2', 5_000)), turns.run('quick', 'one', work('quick', 10))];
  await Promise.all([first, ...rest]);
  expect(ran).toEqual(['slow 1', 'quick', 'slow 2']);
});

test('slow work gets its share while quick work never ends', async () => {
  const { turns, ran, work } = open();
  const quick = Array.from({ length: 12 }, () => turns.run('quick', 'one', work('q', 1_000)));
  const slow = [1, 2].map(() => turns.run('slow', 'one', work('S', 3_000)));
  await Promise.all([...quick, ...slow]);
  expect(ran.join('')).toBe('qqqqqSqqqSqqqq');
});

test('a full queue refuses new work, and the other queue continues', async () => {
  const { turns, work } = open({ quick: 2, slow: 2 });
  let letGo = () => {};
  const running = turns.run('slow', 'one', () => new Promise<void>((resolve) => (letGo = resolve)));
  const waiting = turns.run('slow', 'one', work('a', 1));
  await expect(turns.run('slow', 'one', work('b', 1))).rejects.toThrow(QueueFull);
  const quick = turns.run('quick', 'one', work('c', 1));
  letGo();
  await running;
  expect(await Promise.all([waiting, quick])).toEqual(['a', 'c']);
});

test('one owner gets half of a queue, and the others have the rest', async () => {
  const { turns, work } = open({ quick: 4, slow: 4 });
  let letGo = () => {};
  const running = turns.run('quick', 'one', () => new Promise<void>((resolve) => (letGo = resolve)));
  const waiting = [1, 2].map((at) => turns.run('quick', 'one', work(`a${at}`, 1)));
  await expect(turns.run('quick', 'one', work('a3', 1))).rejects.toThrow(QueueFull);
  const others = ['two', 'three'].map((owner) => turns.run('quick', owner, work(owner, 1)));
  await expect(turns.run('quick', 'four', work('b', 1))).rejects.toThrow(QueueFull);
  letGo();
  await running;
  expect(await Promise.all([...waiting, ...others])).toEqual(['a1', 'a2', 'two', 'three']);
});

test('owners take turns', async () => {
  const { turns, ran, work } = open();
  const many = Array.from({ length: 4 }, () => turns.run('quick', 'one', work('1', 1)));
  const few = ['two', 'three'].flatMap((owner) => [turns.run('quick', owner, work(owner, 1))]);
  await Promise.all([...many, ...few]);
  expect(ran).toEqual(['1', '1', 'two', 'three', '1', '1']);
});
