import { expect, test } from 'vitest';
import { sampleRecord } from '../testing/sample-record.ts';
import type { GradeRecord } from './grade-record.ts';
import { repaired, repairSentence } from './repair.ts';

const rule = 'jobs-pace';
const broken = sampleRecord([rule]);
const clean = sampleRecord([]);

function without(record: GradeRecord, id: string, cause?: string): GradeRecord {
  const open = { outcome: 'not observed' as const, ...(cause !== undefined && { cause }) };
  const rules = record.rules.map((each) => (each.id === id ? { ...each, ...open } : each));
  return { ...record, rules };
}

/** The rule `limits-429-wait` fails, so its failure explains what the client does after 503. */
const explained = without(sampleRecord([rule, 'limits-429-wait']), 'robust-503-wait', 'limits-429-wait');

const missed = { ...clean, scenarios: clean.scenarios.map((scenario) => ({ ...scenario, isAttempted: false })) };

test.each([
  ['the rule failed before and passes after', broken, clean, 0, []],
  ['another rule fails before and after', sampleRecord([rule, 'lists-stop']), sampleRecord(['lists-stop']), 0, []],
  ['the rule still fails', broken, broken, 1, []],
  ['the rule passed before', clean, clean, 1, []],
  ['the rule is not observed after', broken, without(clean, rule), 1, []],
  ['another rule fails after', broken, sampleRecord(['robust-backoff']), 1, ['robust-backoff']],
  ['another rule is not observed after', broken, without(clean, 'lists-stop'), 0, []],
  ['a scenario is not attempted after', broken, missed, 1, ['job']],
  ['a failure that another one explained remains', explained, sampleRecord(['robust-503-wait']), 0, []],
  ['the client before could not be judged', sampleRecord([], 'It did not start.'), clean, 3, []],
])('if %s', (_name, before, after, exitCode, worse) => {
  const record = repaired(before, after, rule);
  expect([record.exitCode, record.repair?.worse]).toEqual([exitCode, worse]);
});

test('the sentence names the outcomes and what became worse', () => {
  const { repair } = repaired(broken, sampleRecord(['lists-stop']), rule);
  expect(repair && repairSentence(repair)).toBe(
    'The rule jobs-pace was failed before and is passed after. These became worse: lists-stop.',
  );
});
