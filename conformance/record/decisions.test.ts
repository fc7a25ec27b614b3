import { expect, test } from 'vitest';
import { loadRegister } from '../requirements/register.ts';
import { decisionRecords, mergeDecisions } from './decisions.ts';
import type { DecisionRecord } from './run-record.ts';

const register = loadRegister();
const agrees = { decision: 'D-32', agrees: true, text: 'createDepartment answered 201 as published' };
const differs = { decision: 'D-32', agrees: false, text: 'createDepartment answered 200: the status is not declared' };

function standingOf(records: readonly DecisionRecord[], id: string): DecisionRecord | undefined {
  return records.find(({ decision }) => decision === id);
}

test('a decision agrees with evidence, and a single difference counts more', () => {
  expect(standingOf(decisionRecords([agrees], register, []), 'D-32')).toMatchObject({ standing: 'agrees' });
  const both = standingOf(decisionRecords([agrees, differs], register, []), 'D-32');
  expect(both).toMatchObject({ standing: 'differs', evidence: [differs.text] });
});

test('a decision without evidence is not observed, and has a subject', () => {
  const records = decisionRecords([], register, []);
  expect(records.length).toBeGreaterThan(60);
  expect(new Set(records.map(({ standing }) => standing))).toEqual(new Set(['not observed']));
  expect(standingOf(records, 'D-01')?.subject).toMatch(/\w/);
});

test('of the parts of a run a difference counts most', () => {
  const parts = [[agrees], [differs], []].map((evidence) => decisionRecords(evidence, register, []));
  expect(standingOf(mergeDecisions(parts), 'D-32')).toMatchObject({ standing: 'differs' });
});
