import { expect, test } from 'vitest';
import type { OperationId } from '../canonical/operations.ts';
import { PublishedShapes } from './shapes.ts';

const shapes = new PublishedShapes();
const admin = { 'content-type': 'application/vnd.api+json' };
const attributes = { kind: 'members', status: 'queued', createdAt: '2026-01-05T08:00:00Z' };
const accepted = { data: { type: 'jobs', id: '7', attributes, links: { self: '/v2/admin/jobs/7' } } };

function faultOf(operation: OperationId, status: number, headers: Record<string, string>, json: unknown) {
  return shapes.fault(operation, { status, headers, body: Buffer.alloc(0), json });
}

const submission = { ...admin, location: '/v2/admin/jobs/7', 'retry-after': '1' };

test('an answer as it is declared has no fault', () => {
  expect(faultOf('updateDepartmentMembers', 202, submission, accepted)).toBeUndefined();
  expect(
    faultOf('createAdminToken', 200, { 'content-type': 'application/json; charset=utf-8' }, { token: 'a.b.c' }),
  ).toBe(undefined);
});

test.each([
  ['a status that is not declared', 418, submission, accepted, /status 418 is not declared; 202, /],
  ['no Location', 202, { ...admin, 'retry-after': '1' }, accepted, /header Location is missing/],
  [
    'a Retry-After in words',
    202,
    { ...submission, 'retry-after': 'soon' },
    accepted,
    /Retry-After has the value "soon"; it must be integer/,
  ],
  ['another media type', 202, { ...submission, 'content-type': 'text/html' }, accepted, /media type is text\/html/],
  ['no JSON', 202, submission, undefined, /not valid JSON/],
  ['a body without its data', 202, submission, {}, /body must have required property 'data'/],
  [
    'a value that is not allowed',
    202,
    submission,
    { data: { ...accepted.data, attributes: { ...attributes, status: 'cancelled' } } },
    /status must be equal to constant: queued/,
  ],
  ['a refusal without its scheme', 401, admin, { errors: [] }, /WWW-Authenticate is missing/],
])('%s is told', (_what, status, headers, json, fault) => {
  expect(faultOf('updateDepartmentMembers', status, headers, json)).toMatch(fault);
});

test('a value that is none of several allowed values is told with the allowed values', () => {
  const ended = { startedAt: null, completedAt: null, result: null, errors: [] };
  const job = { ...accepted.data, attributes: { ...attributes, ...ended, status: 'cancelled' } };
  expect(faultOf('readJob', 200, admin, { data: job })).toMatch(/allowed values: queued, running, succeeded, failed/);
});
