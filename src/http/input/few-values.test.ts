import { expect, test } from 'vitest';
import { requireFewValues } from './json.ts';

const list = (items: number, item = '0') => Buffer.from(`[${Array.from({ length: items }, () => item).join(',')}]`);

test('a body of 20,000 values is taken, one of more is refused', () => {
  requireFewValues(list(20_000));
  expect(() => requireFewValues(list(20_001))).toThrow(
    expect.objectContaining({ violations: [expect.objectContaining({ code: 'INVALID VALUE' })] }),
  );
});

test('commas in texts count nothing', () => {
  requireFewValues(list(10, `"${',\\"'.repeat(20_000)}"`));
});
