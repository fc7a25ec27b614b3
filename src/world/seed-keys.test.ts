import { expect, test } from 'vitest';
import { readSeed } from './seed-text.ts';

test('a repeated key in a mapping is refused with its line', () => {
  expect(() => readSeed('settings:\n  a: 1\n  b: 2\n  a: 3\n', 'seed')).toThrow('seed:4: Map keys must be unique');
});
