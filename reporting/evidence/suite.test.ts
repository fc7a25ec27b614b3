import { describe, expect, test } from 'vitest';
import type { Case } from '../../conformance/case/case.ts';
import { kitOf } from '../../conformance/record/kit.ts';
import type { Requirement } from '../../conformance/requirements/register.ts';
import { suiteOf } from './suite.ts';

const row: Requirement = {
  id: 'members-202',
  interface: 'admin',
  class: 'administration',
  operations: ['updateDepartmentMembers'],
  level: 'required',
  basis: 'stated',
  section: 'Limits',
  claims: ['C-018'],
  statement: 'A change of members is accepted with status 202.',
  file: 'members.yaml',
  line: 3,
};
const advice: Requirement = { ...row, id: 'members-list-name', level: 'recommended' };

const judging: Case = {
  id: 'members-202',
  requirement: 'members-202',
  title: 'A change of members is accepted with status 202',
  verdict: 'stated',
  operations: ['updateDepartmentMembers'],
  run: async () => undefined,
};
const advising: Case = { ...judging, id: 'members-list-name', requirement: 'members-list-name' };

test('only cases of required rows are demanded', () => {
  expect(suiteOf([judging, advising], [row, advice]).required).toEqual([
    { case: 'members-202', requirement: 'members-202', class: 'administration', verdict: 'stated' },
  ]);
});

describe('the digest of the suite', () => {
  const digest = (cases: Case[], rows: Requirement[]) => kitOf(cases, rows).suiteDigest;
  const own = digest([judging, advising], [row, advice]);

  test('is one of SHA-256, and the contract has its own', () => {
    const { suiteDigest, contractDigest } = kitOf([judging], [row]);
    expect(suiteDigest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(contractDigest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(contractDigest).not.toBe(suiteDigest);
  });

  test.each<[string, Case[], Requirement[]]>([
    ['the order', [advising, judging], [advice, row]],
    ['the line of a row', [judging, advising], [{ ...row, line: 90 }, advice]],
  ])('does not change with %s', (_, cases, rows) => {
    expect(digest(cases, rows)).toBe(own);
  });

  test.each<[string, Case[], Requirement[]]>([
    ['a case fewer', [judging], [row, advice]],
    ['another requirement of a case', [judging, { ...advising, requirement: 'members-202' }], [row, advice]],
    ['another level of a row', [judging, advising], [row, { ...advice, level: 'required' }]],
    ['another statement of a row', [judging, advising], [{ ...row, statement: 'Anything goes.' }, advice]],
  ])('changes with %s', (_, cases, rows) => {
    expect(digest(cases, rows)).not.toBe(own);
  });
});
