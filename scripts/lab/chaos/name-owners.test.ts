import { expect, test } from 'vitest';
import { judgeClaims, type NameClaim, type StoredDepartment } from './rivals.ts';

const given = (id: string, name = 'A'): NameClaim => ({ name, verdict: 'acknowledged', id, names: [name] });
const unseen: NameClaim = { name: 'A', verdict: 'acknowledged', names: ['A'] };
const refused: NameClaim = { name: 'A', verdict: 'refused', names: ['A'] };
const unknown: NameClaim = { name: 'A', verdict: 'unknown', names: ['A'] };
const stored = (...ids: string[]): StoredDepartment[] => ids.map((id) => ({ id, name: 'A' }));

test.each<[string, NameClaim[], StoredDepartment[]]>([
  ['what was acknowledged is stored', [given('1')], stored('1')],
  ['one of two rivals has the name', [given('1'), refused], stored('1')],
  ['the answer was cut off and the effect is there', [unseen], stored('1')],
  ['an unknown outcome without effect', [unknown], []],
  ['an unknown outcome with its effect', [unknown, refused], stored('1')],
  ['a department that was renamed', [{ ...given('1', 'B'), names: ['A', 'B'] }], stored('1')],
])('%s: nothing is wrong', (_what, claims, rows) => {
  expect(judgeClaims(claims, rows, /^A/)).toEqual([]);
});

test.each<[string, NameClaim[], StoredDepartment[], string]>([
  ['an acknowledged department that is not stored', [given('1')], [], 'lost'],
  ['an acknowledged department under another name', [given('1', 'B')], stored('1'), 'lost'],
  ['an acknowledgement without effect', [unseen], [], 'lost'],
  ['a name that two were given', [given('1'), given('2')], stored('1', '2'), 'twice'],
  ['one request that is stored twice', [given('1')], stored('1', '2'), 'twice'],
  ['an unknown outcome that is stored twice', [unknown], stored('1', '2'), 'twice'],
  ['a refused request with an effect', [refused], stored('1'), 'unexplained'],
  ['a department that nobody asked for', [], stored('1'), 'unexplained'],
  ['a name that all were refused and nobody has', [refused, refused], [], 'different'],
])('%s is found', (_what, claims, rows, promise) => {
  expect(judgeClaims(claims, rows, /^A/).map(([found]) => found)).toContain(promise);
});
