import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { UnsentBytes } from './unsent-bytes.ts';

function connections(...unsent: number[]) {
  const closed: number[] = [];
  const sockets = unsent.map((writableLength) => ({ writableLength, destroy: () => closed.push(writableLength) }));
  return { last: new Map(sockets.map((socket) => [socket as unknown as Socket, undefined])), closed };
}

test('the connections with the most unsent bytes are closed until the others have few enough', () => {
  const { last, closed } = connections(10, 0, 40, 30, 20);
  new UnsentBytes(last, 60).check();
  expect(closed).toEqual([40]);
});

test('connections with as many unsent bytes as allowed stay open', () => {
  const { last, closed } = connections(30, 30);
  new UnsentBytes(last, 60).check();
  expect(closed).toEqual([]);
});

test('the connections are checked after 64 requests', () => {
  const { last, closed } = connections(61);
  const unsent = new UnsentBytes(last, 60);
  for (let count = 0; count < 63; count++) unsent.count();
  expect(closed).toEqual([]);
  unsent.count();
  expect(closed).toEqual([61]);
});
