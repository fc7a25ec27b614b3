import { expect, it } from 'vitest';
import { countClaims, formatClaims, formatTable } from './count.ts';

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

it('counts claims by coverage', () => {
  const claim = { id: 'C-001', section: '', claim: '', gap: null, places: [], requirements: [] };
  const claims = (['covered', 'covered', 'partly', 'open'] as const).map((coverage) => ({ ...claim, coverage }));
  expect(countClaims(claims)).toEqual({ all: 4, covered: 2, partly: 1, open: 1 });
  expect(formatClaims(countClaims(claims))).toBe('claims       4: 2 covered, 1 partly, 1 open');
});
