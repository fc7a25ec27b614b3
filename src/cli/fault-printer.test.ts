import { expect, test } from 'vitest';
import { Unavailable } from '../contract/unavailable.ts';
import { faultPrinter } from './fault-printer.ts';

test('a store that is away is told in one line, and again after a while', () => {
  let now = 0;
  const lines: unknown[][] = [];
  const told = faultPrinter(
    (...line) => lines.push(line),
    () => now,
  );
  for (now = 0; now < 9_000; now += 100) told(new Unavailable('nobody listens'));
  const line = ['cps sandbox: the store does not serve: nobody listens'];
  expect(lines).toEqual([line, line]);
});

test('a fault of the sandbox is told every time, whole', () => {
  const lines: unknown[][] = [];
  const [told, fault] = [faultPrinter((...line) => lines.push(line)), new Error('a bug')];
  told(fault);
  told(fault);
  expect(lines).toEqual(Array(2).fill(['cps sandbox: a fault of its own:', fault]));
});
