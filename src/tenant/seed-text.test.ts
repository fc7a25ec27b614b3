import { expect, test } from 'vitest';
import { SeedFault } from './row-faults.ts';
import { parseSeed, seedError } from './seed-text.ts';

test('repeated keys in a mapping are refused, each with its line', () => {
  const text = 'settings:\n  a: 1\n  b: 2\n  a: 3\n  b: 4\n';
  const message = 'seed:4: Map keys must be unique\nseed:5: Map keys must be unique';
  expect(() => parseSeed(text, 'seed')).toThrow(new Error(message));
});

test('the line of an absent value is the line of the nearest value around it', () => {
  const lists = 'apiKeys: []\nroles: []\ndepartments: []\nusers: []\nfields: []\n';
  const folders =
    'folders:\n  id: "1"\n  name: Root\n  children:\n    - {id: "2", name: A}\n    - {id: "3", name: B}\n';
  const { lineOf } = parseSeed(`settings: {adminAccessApi: true, hrManagedRoles: false}\n${lists}${folders}`, 'seed');
  expect(lineOf(['folders', 'children', 1, 'grants', 0, 'id'])).toBe(12);
  expect(lineOf(['folders', 'children', 1, 'name'])).toBe(12);
  expect(lineOf(['none'])).toBe(1);
});

test('only the first 200 errors have a line number', () => {
  const faults = Array.from({ length: 201 }, (_, at) => new SeedFault(['users', at, 'id'], 'is wrong'));
  const lines = seedError(faults, 'seed', () => 7).message.split('\n');
  expect([lines.length, ...lines.slice(199)]).toEqual([
    201,
    'seed:7: users[199].id is wrong',
    'seed: users[200].id is wrong',
  ]);
});
