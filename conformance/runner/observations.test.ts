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

test('failures without a malformed property do not change', () => {
  expect(oneFailurePerMember([move, read, other], new Map([['move', 'readDepartment depth']]))).toEqual([
    move,
    read,
    other,
  ]);
});

const shapes = new PublishedShapes();
const headers = { 'content-type': 'application/json' };

function reply(status: number, operation: OperationId = 'createAdminToken'): Reply<OperationId> {
  return { operation, status, ok: status < 300, headers, values: {}, code: undefined, exchange: exchange({ status }) };
}

test('an answer as published counts once its case has passed', () => {
  const observations = new Observations(shapes);
  observations.note('one', reply(200), { token: 'a.b.c' });
  observations.note('two', reply(200), { token: 'a.b.c' });
  observations.ended('one', true);
  observations.ended('two', false);
  expect(observations.of('createAdminToken', 'success')).toEqual({ count: 1, fault: null });
  expect(observations.of('createAdminToken', 'refusal').count).toBe(0);
});

test('the first fault counts immediately and is not replaced', () => {
  const observations = new Observations(shapes);
  observations.note('one', reply(200), { key: 'a.b.c' });
  observations.note('one', reply(418), {});
  observations.ended('one', true);
  expect(observations.of('createAdminToken', 'success').fault?.text).toMatch(
    /body must have required property 'token'/,
  );
  expect(observations.of('createAdminToken', 'refusal').fault?.text).toMatch(/status 418 is not declared/);
});

test('a missing header is no fault of the body', () => {
  const observations = new Observations(shapes);
  observations.note('one', { ...reply(401), headers: { 'content-type': 'application/vnd.api+json' } }, { errors: [] });
  expect(observations.of('createAdminToken', 'headers').fault?.text).toMatch(/header .* is missing/);
  expect(observations.of('createAdminToken', 'refusal').fault?.text ?? '').not.toMatch(/header/);
});

test('the first fault of an answer is returned, and none for an answer as published', () => {
  const observations = new Observations(shapes);
  expect(observations.note('one', reply(200), { token: 'a.b.c' })).toBeUndefined();
  expect(observations.note('one', reply(200), { key: 'a.b.c' })).toMatch(/required property 'token'/);
});

test('equal agreements of a case that polls are one piece of evidence', () => {
  const observations = new Observations(shapes);
  for (let times = 0; times < 3; times += 1) observations.note('one', reply(200), { token: 'a.b.c' });
  observations.ended('one', true);
  const texts = observations.decisions.map(({ decision, text }) => `${decision} ${text}`);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
  expect(observations.of('createAdminToken', 'success').count).toBe(3);
});

test('a valid response is evidence for its decisions once its case has passed', () => {
  const observations = new Observations(shapes);
  observations.note('one', reply(200), { token: 'a.b.c' });
  observations.note('two', reply(200), { token: 'a.b.c' });
  expect(observations.decisions).toEqual([]);
  observations.ended('one', false);
  expect(observations.decisions).toEqual([]);
  observations.ended('two', true);
  const evidence = { agrees: true, text: 'createAdminToken answered 200 as published' };
  expect(observations.decisions).toEqual(
    shapes.decisions('createAdminToken', 200, true).map((decision) => ({ decision, ...evidence })),
  );
});

test('an invalid response is evidence at once', () => {
  const observations = new Observations(shapes);
  const fault = observations.note('one', reply(401), { errors: [] });
  observations.ended('one', false);
  const decisions = shapes.decisions('createAdminToken', 401, false);
  expect(observations.decisions).toEqual(
    decisions.map((decision) => ({ decision, agrees: false, text: `createAdminToken answered 401: ${fault}` })),
  );
});

test('a redirected response is not compared, because another server sent it', () => {
  const observations = new Observations(shapes);
  expect(observations.note('one', { ...reply(418), redirected: true }, {})).toBeUndefined();
  expect(observations.of('createAdminToken', 'refusal')).toEqual({ count: 0, fault: null });
});
