import { expect, test } from 'vitest';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { oneFailurePerMember } from './malformed.ts';

const [sample] = recordOf({}).cases;
if (!sample) throw new Error('the sample has no test case');

const failed = (id: string, requirement: string): CaseRecord => ({
  ...{ ...sample, id, requirement, verdict: 'stated', outcome: 'failed' },
  ...{ reason: 'the depth is wrong.', expected: 'integer', actual: 'x', script: '#!/bin/sh' },
});
const move = failed('move', 'department-move');
const read = failed('read', 'department-read-offered');
const other = failed('other', 'department-rename');

test('of the failures for one malformed property, only the most basic test case stays failed', () => {
  const members = new Map([
    ['move', 'readDepartment depth'],
    ['read', 'readDepartment depth'],
    ['other', 'readDepartment name'],
  ]);
  const { script: _, ...rest } = move;
  const reason = 'the depth is wrong. read fails for the same member.';
  expect(oneFailurePerMember([move, read, other], members)).toEqual([
    { ...rest, outcome: 'blocked', reason, blockedBy: 'read', expected: null, actual: null },
    read,
    other,
  ]);
});

test('failures without a malformed property do not change', () => {
  expect(oneFailurePerMember([move, read, other], new Map([['move', 'readDepartment depth']]))).toEqual([
    move,
    read,
    other,
  ]);
});
