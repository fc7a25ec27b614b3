import { expect, test } from 'vitest';
import { recordOf } from '../../reporting/certify/testing/record-of.ts';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { PublishedShapes } from '../published/shapes.ts';
import type { CaseRecord } from '../record/run-record.ts';
import { Observations, oneFailurePerMember } from './observations.ts';

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

const shapes = new PublishedShapes();
const headers = { 'content-type': 'application/json' };

function reply(status: number, operation: OperationId = 'createAdminToken'): Reply<OperationId> {
  return { operation, status, ok: status < 300, headers, values: {}, code: undefined, exchange: exchange({ status }) };
}

test('a redirected response is not compared, because another server sent it', () => {
  const observations = new Observations(shapes);
  expect(observations.note('one', { ...reply(418), redirected: true }, {})).toBeUndefined();
  expect(observations.of('createAdminToken', 'refusal')).toEqual({ count: 0, fault: null });
});
