import { expect, test } from 'vitest';
import type { Outcome } from '../../../conformance/case/outcome.ts';
import type { CaseRecord } from '../../../conformance/record/run-record.ts';
import { judgeTrial, resultOfTrials, unclean } from './judge-trial.ts';
import { complaint } from './matrix.ts';
import { control, planTrials } from './plan.ts';

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
    { fault: 'fault', requirement: 'named', alsoFails: ['neighbour'] },
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

test('a message names the requirement that failed instead, within 80 columns', () => {
  const text = complaint(judge({ named: 'failed', [`other-${'x'.repeat(90)}`]: 'failed' }));
  expect(text).toContain('breaks named, but other requirements failed');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('of several trials of a fault the worst counts', () => {
  const [good, bad] = [judge({ named: 'failed' }), judge({ named: 'passed', other: 'blocked' })];
  expect(resultOfTrials(good, bad)).toMatchObject({
    verdict: 'survived',
    fell: ['named'],
    blocked: ['other'],
    trials: 2,
  });
  expect(resultOfTrials(bad, good).verdict).toBe('survived');
});

test('a trial has every case that sends an operation of the fault, under the verdict of its requirement', () => {
  const [trial] = planTrials('members-501-accepted');
  expect(trial?.cases.every(({ operations }) => operations.includes('updateDepartmentMembers'))).toBe(true);
  expect(trial).toMatchObject({ tenant: 'aurora', operation: null, verdicts: ['stated'] });
  expect(planTrials('members-501-accepted', true)[0]?.cases.length).toBeGreaterThan(200);
  expect(planTrials('members-unknown-user-unreported')[0]?.verdicts).toContain('published');
});

test('a fault that each operation shows by itself is tried at each', () => {
  const operations = planTrials('access-control-plain-user-accepted').map(({ operation }) => operation);
  expect(operations).toEqual([
    'readAccess',
    'updateAccess',
    'updateDepartmentMembers',
    'readJob',
    'replaceRoleAssignments',
  ]);
});

test('without a fault all cases are run', () => expect(planTrials(control)[0]?.cases.length).toBeGreaterThan(300));

test('an unknown fault is reported with the closest names', () =>
  expect(() => planTrials('members-502-accepted')).toThrow('the closest names are members-501-accepted'));

test.each<[Record<string, Outcome>, string | null, string[]]>([
  [{ one: 'passed', other: 'passed' }, null, []],
  [{ one: 'warned', other: 'passed' }, null, ['these requirements failed: one']],
  [{ one: 'blocked', other: 'passed' }, null, ['these requirements were blocked: one']],
  [{ one: 'unsupported', other: 'unbound' }, null, ['these requirements were not judged: one, other']],
  [{}, 'no token came', ['the run is void: no token came']],
])('without a fault %j is %s', (outcomes, voidReason, wanted) => {
  expect(unclean(judge(outcomes, voidReason))).toEqual(wanted);
});
