import { expect, test } from 'vitest';
import { type Case, stated } from '../case/case.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Requirement } from '../requirements/register.ts';
import type { Target } from '../target/types.ts';
import { countOutcomes, counts, decidersOf, decidingVerdicts, judgeClass } from './judge.ts';
import type { CaseRecord } from './run-record.ts';

const target: Target = { target: 1, name: 'T', baseUrl: 'http://127.0.0.1', credentials: { admin: 'key' } };
const both = ['stated', 'published'] as const;

test('the stated verdict decides unless another verdict is claimed or requested', () => {
  expect(decidingVerdicts(target, both)).toEqual(['stated']);
  expect(decidingVerdicts({ ...target, claims: { verdicts: ['published'] } }, both)).toEqual(['published']);
  expect(decidingVerdicts({ ...target, claims: { verdicts: ['published'] } }, both, ['stated'])).toEqual(['stated']);
  expect(decidingVerdicts(target, both, both)).toEqual(both);
});

test('a run that judges only another verdict is decided by that one', () => {
  expect(decidingVerdicts(target, ['published'])).toEqual(['published']);
});

test('a record without the member is decided by each verdict that it judges', () => {
  const part = { class: 'administration', certified: true, required: 0, passed: 0 };
  const none = countOutcomes([]);
  const classes = both.map((verdict) => ({ ...part, verdict, counts: none }));
  expect(decidersOf({ classes })).toEqual(both);
  expect(decidersOf({ classes, deciding: ['stated'] })).toEqual(['stated']);
});

test('a published case counts only if the published verdict decides', () => {
  expect(counts(['stated'], 'published')).toBe(false);
  expect(counts(['published'], 'stated')).toBe(true);
});

const rows: Requirement[] = ['first', 'second'].map((id) => ({
  id,
  interface: 'admin',
  level: 'required',
  basis: 'stated',
  claims: ['C-001'],
  statement: id,
  class: 'administration',
  section: 'Introduction',
  file: 'rows.yaml',
  line: 1,
}));
const suite: Case[] = rows.map(({ id }) => stated({ id, title: id, operations: [], run: async () => undefined }));

function recordOf({ run: _, ...each }: Case, outcome: Outcome): CaseRecord {
  const nothing = { reason: null, expected: null, actual: null, blockedBy: null, decisive: null };
  return { ...each, outcome, ...nothing, exchanges: [], milliseconds: 1 };
}

function judged(...outcomes: Outcome[]) {
  const records = suite.map((each, index) => recordOf(each, outcomes[index] ?? 'untested'));
  return judgeClass('administration', 'stated', rows, suite, records);
}

test.each(['declared', 'not applicable', 'not observable'] as const)('"%s" is no pass and no obstacle', (outcome) => {
  expect(judged('passed', outcome)).toMatchObject({ certified: true, required: 2, passed: 1 });
});

test.each(['failed', 'error', 'blocked', 'unbound', 'unsupported', 'untested'] as const)(
  '"%s" prevents a certificate',
  (outcome) => {
    expect(judged('passed', outcome).certified).toBe(false);
  },
);

test('a failed case that is not part of the suite prevents a certificate', () => {
  const passed = suite.map((each) => recordOf(each, 'passed'));
  const saved = suite.slice(0, 1).map((each) => ({ ...recordOf(each, 'failed'), id: 'saved-1' }));
  expect(judgeClass('administration', 'stated', rows, suite, [...passed, ...saved]).certified).toBe(false);
  expect(judgeClass('administration', 'stated', rows, suite, passed).certified).toBe(true);
});

test('a class in which nothing passed is not certified, whatever the target file declares', () => {
  expect(judged('declared', 'not observable').certified).toBe(false);
});
