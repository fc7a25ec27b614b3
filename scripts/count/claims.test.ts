import { expect, it } from 'vitest';
import { countClaims, formatClaims } from './claims.ts';

it('counts claims by coverage', () => {
  const claim = { id: 'C-001', section: '', claim: '', gap: null, places: [], requirements: [] };
  const claims = (['covered', 'covered', 'partly', 'open'] as const).map((coverage) => ({ ...claim, coverage }));
  expect(countClaims(claims)).toEqual({ all: 4, covered: 2, partly: 1, open: 1 });
  expect(formatClaims(countClaims(claims))).toBe('claims       4: 2 covered, 1 partly, 1 open');
});
