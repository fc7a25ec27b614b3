import { expect, test } from 'vitest';
import type { CaseRecord, Outcome } from '../../conformance/runner/model.ts';
import { judgeTrial } from './judge-trial.ts';
import { control, planTrial } from './plan.ts';
import { complaint } from './print.ts';

const record = (requirement: string, outcome: Outcome): CaseRecord => ({
  id: `${requirement}-case`,
  requirement,
  title: '',
  verdict: 'stated',
  operations: [],
  outcome,
  reason: outcome === 'failed' ? `${requirement} is broken` : null,
  expected: null,
  actual: null,
  blockedBy: null,
  exchanges: [],
  decisive: null,
  milliseconds: 0,
});

const judge = (outcomes: Record<string, Outcome>, voidReason: string | null = null) =>
  judgeTrial(
    { fault: 'fault', requirement: 'named', topples: ['neighbour'] },
    { cases: Object.entries(outcomes).map(([id, outcome]) => record(id, outcome)), requests: 5, voidReason },
  );

test.each([
  ['killed', { named: 'failed', other: 'passed' }],
  ['killed', { named: 'warned' }],
  ['killed', { named: 'failed', other: 'blocked' }],
  ['killed', { named: 'failed', neighbour: 'failed' }],
  ['survived', { named: 'passed' }],
  ['survived', { named: 'blocked' }],
  ['survived', { named: 'passed', neighbour: 'failed' }],
  ['elsewhere', { named: 'failed', other: 'failed' }],
  ['elsewhere', { named: 'passed', other: 'error' }],
] as const)('%s: %j', (verdict, outcomes) => expect(judge(outcomes).verdict).toBe(verdict));

test('a run that broke proves nothing', () => expect(judge({ named: 'failed' }, 'no token').verdict).toBe('void'));

test('a complaint names what fell in its place, within 80 columns', () => {
  const text = complaint(judge({ named: 'failed', [`other-${'x'.repeat(90)}`]: 'failed' }));
  expect(text).toContain('breaks named, yet other requirements fell');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('a trial has every case that sends an operation of the fault, under the verdict of its requirement', () => {
  const { cases, tenant, verdicts } = planTrial('members-501-accepted');
  expect(cases.every(({ operations }) => operations.includes('updateDepartmentMembers'))).toBe(true);
  expect([tenant, verdicts]).toEqual(['aurora', ['stated']]);
  expect(planTrial('members-unknown-user-unreported').verdicts).toContain('published');
});

test('without a fault all cases are run', () => expect(planTrial(control).cases.length).toBeGreaterThan(300));

test('an unknown fault is told with the nearest ones', () =>
  expect(() => planTrial('members-502-accepted')).toThrow('nearest are members-501-accepted'));
