import { expect, it } from 'vitest';
import { formatTable } from './table.ts';

it('aligns three contracts within 80 columns', () => {
  const tally = { all: 1234, stated: 999, assumed: 235 };
  const count = {
    operations: { all: 22, stated: 22, assumed: 0 },
    parameters: tally,
    statuses: tally,
    headers: tally,
    schemas: tally,
    properties: tally,
    codes: tally,
  };
  const lines = formatTable({ admin: count, documents: count, sandbox: count }).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '                            admin            documents              sandbox',
    '               all stated assumed   all stated assumed   all stated assumed',
    'operations      22     22       0    22     22       0    22     22       0',
    'parameters    1234    999     235  1234    999     235  1234    999     235',
  ]);
  expect(lines).toHaveLength(9);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
