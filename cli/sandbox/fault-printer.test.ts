import { expect, test } from 'vitest';
import { Unavailable } from '../../src/contract/unavailable.ts';
import { faultPrinter } from '../sandbox.ts';

test('an unavailable store is reported in one line, and again after some time', () => {
  let now = 0;
  const lines: unknown[][] = [];
  const print = faultPrinter(
    (...line) => lines.push(line),
    () => now,
  );
  for (now = 0; now < 9_000; now += 100) print(new Unavailable('nobody listens'));
  const line = ['cps sandbox: the store does not serve: nobody listens'];
  expect(lines).toEqual([line, line]);
});

test('an internal error is always reported completely', () => {
  const lines: unknown[][] = [];
  const [print, fault] = [faultPrinter((...line) => lines.push(line)), new Error('a bug')];
  print(fault);
  print(fault);
  expect(lines).toEqual(Array(2).fill(['cps sandbox: a fault of its own:', fault]));
});
