import { expect, test } from 'vitest';
import { jsonStream } from './json-stream.ts';

const items = Array.from({ length: 3_000 }, (_, at) => ({ at, text: 'x'.repeat(200) }));

test('a long list is written in pieces, with turns for other work in between', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const pieces: string[] = [];
  for await (const piece of jsonStream({ total: 3_000, items })) pieces.push(String(piece));
  isOver = true;
  expect(JSON.parse(pieces.join(''))).toEqual({ total: 3_000, items });
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
  expect(turns).toBeGreaterThanOrEqual(9);
});
