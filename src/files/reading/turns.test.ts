import { expect, test } from 'vitest';
import { QueueFull, Turns } from './turns.ts';

/** Turns by a clock that stands still but for what the work says it takes, and the order in which the work ran. */
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

test('work runs one piece after the other, and what it returns or throws reaches its caller', async () => {
  const { turns, ran, work } = open();
  const failing = () => Promise.reject(new Error('broken'));
  const results = await Promise.allSettled([
    turns.run('quick', work('a', 1)),
    turns.run('quick', failing),
    turns.run('quick', work('b', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ran).toEqual(['a', 'b']);
});

test('quick work goes before slow work that came first', async () => {
  const { turns, ran, work } = open();
  const first = turns.run('slow', work('slow 1', 5_000));
  const rest = [turns.run('slow', work('slow 2', 5_000)), turns.run('quick', work('quick', 10))];
  await Promise.all([first, ...rest]);
  expect(ran).toEqual(['slow 1', 'quick', 'slow 2']);
});

test('slow work gets its share while quick work never ends', async () => {
  const { turns, ran, work } = open();
  const quick = Array.from({ length: 12 }, () => turns.run('quick', work('q', 1_000)));
  const slow = [1, 2].map(() => turns.run('slow', work('S', 3_000)));
  await Promise.all([...quick, ...slow]);
  expect(ran.join('')).toBe('qqqqqSqqqSqqqq');
});

test('a full queue refuses, the other one goes on', async () => {
  const { turns, work } = open({ quick: 1, slow: 1 });
  let letGo = () => {};
  const running = turns.run('slow', () => new Promise<void>((resolve) => (letGo = resolve)));
  const waiting = turns.run('slow', work('a', 1));
  await expect(turns.run('slow', work('b', 1))).rejects.toThrow(QueueFull);
  const quick = turns.run('quick', work('c', 1));
  letGo();
  await running;
  expect(await Promise.all([waiting, quick])).toEqual(['a', 'c']);
});
