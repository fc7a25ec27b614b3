import { expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { loadRegister } from '../requirements/register.ts';
import schema from '../target/target.schema.json' with { type: 'json' };
import type { Target } from '../target/types.ts';
import { declarable, declaredAbsence } from './needs.ts';

const target: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };

test.each([
  ['not observable', schema.properties.notObservable.properties],
  ['not applicable', schema.properties.notApplicable.properties],
] as const)('the target file may declare exactly the needs that may be "%s"', (absence, properties) => {
  expect(Object.keys(properties).sort()).toEqual(declarable(absence).sort());
});

test.each([
  ['not observable', 'help'],
  ['not applicable', 'condition'],
] as const)('the register marks the rows whose cases may be "%s"', (absence, mark) => {
  const needs = new Set<string>(declarable(absence));
  const concerned = new Set(
    cases.filter((each) => each.needs?.some((need) => needs.has(need))).map(({ requirement }) => requirement),
  );
  const marked = loadRegister().filter((row) => row[mark] !== undefined);
  expect(marked.map(({ id }) => id).sort()).toEqual([...concerned].sort());
});

test('a declared absence gives its outcome and its reason', () => {
  const declaring: Target = { ...target, notObservable: { 'user-role-shown': 'Roles are shown nowhere.' } };
  expect(declaredAbsence(declaring, 'user-role-shown')).toEqual({
    outcome: 'not observable',
    reason: 'the target file declares user-role-shown: Roles are shown nowhere.',
  });
  expect(declaredAbsence(declaring, 'hr-managed-tenant')).toBeUndefined();
  expect(declaredAbsence(target, 'user-role-shown')).toBeUndefined();
});
