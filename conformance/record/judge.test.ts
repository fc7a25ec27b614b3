import { expect, test } from 'vitest';
import type { Case } from '../case/case.ts';
import { stated } from '../case/define-case.ts';
import type { Outcome } from '../case/outcome.ts';
import type { Requirement } from '../requirements/register.ts';
import { judgeClass } from './judge.ts';
import type { CaseRecord } from './run-record.ts';

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
