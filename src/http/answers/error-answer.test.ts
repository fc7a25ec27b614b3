import { expect, test } from 'vitest';
import { type InputViolation, Problem } from '../../contract/problem.ts';
import { errorAnswer } from './error-answer.ts';
import { interfaceOf, operationsAt, unmatched } from './unmatched.ts';

const inBody: InputViolation = { code: 'MISSING VALUE', detail: 'name is required', source: { pointer: '/name' } };
const inHeader: InputViolation = { code: 'INVALID VALUE', detail: 'job is wrong', source: { header: 'Prefer' } };
const nowhere: InputViolation = { code: 'INVALID VALUE', detail: 'no' };
const title = expect.stringMatching(/./);

test('the administration answers a JSON:API document with an entry per violation', () => {
  expect(errorAnswer('admin', new Problem([inBody, nowhere], { allow: 'GET' }))).toEqual({
    status: 400,
    headers: { allow: 'GET' },
    mediaType: 'application/vnd.api+json',
    body: {
      errors: [
        { status: '400', code: 'MISSING VALUE', title, detail: 'name is required', source: { pointer: '/name' } },
        { status: '400', code: 'INVALID VALUE', title, detail: 'no' },
      ],
    },
  });
});

test('the documents answer the first violation, and the places of all violations outside of headers', () => {
  expect(errorAnswer('documents', new Problem([inHeader, inBody, nowhere]))).toEqual({
    status: 400,
    headers: {},
    mediaType: 'application/json',
    body: {
      error: 'job is wrong',
      code: 'INVALID VALUE',
      details: [{ pointer: '/name', message: 'name is required' }],
    },
  });
  expect(errorAnswer('documents', new Problem(inHeader)).body).toEqual({
    error: 'job is wrong',
    code: 'INVALID VALUE',
  });
});

test('the control plane answers problem details with all violations in one sentence', () => {
  expect(errorAnswer('sandbox', new Problem([inBody, nowhere]))).toMatchObject({
    mediaType: 'application/problem+json',
    body: { title, status: 400, code: 'MISSING VALUE', detail: 'name is required; no' },
  });
});

test('a response has at most 1000 violations', () => {
  const { body } = errorAnswer('documents', new Problem([inBody, ...Array<InputViolation>(1_000).fill(inBody)]));
  expect(body).toHaveProperty('details.length', 1_000);
});

test.each([
  ['/v2/admin', 'admin'],
  ['/v2/admin/x', 'admin'],
  ['/v2/admin?x', 'admin'],
  ['/v2/administration', 'documents'],
  ['/x/v2/admin', 'documents'],
  ['/_sandbox', 'sandbox'],
  ['/_sandbox/x', 'sandbox'],
  ['/_sandboxes', 'documents'],
  ['/x/_sandbox', 'documents'],
])('the path %s belongs to the interface %s', (url, name) => {
  expect(interfaceOf(url)).toBe(name);
});

test('the operations of a path are found without its query', () => {
  const ids = (url: string) => operationsAt(url).map(({ id }) => id);
  expect(ids('/v2/admin/departments/1?x=/')).toEqual(expect.arrayContaining(['readDepartment', 'updateDepartment']));
  expect(ids('/v2/admin/departments/1/2')).toEqual([]);
  expect(ids('/x/v2/admin/departments/1')).toEqual([]);
});

test('a request that matches no operation gets the reason', () => {
  expect(unmatched('GET', '/nothing?x=1')).toMatchObject({
    message: 'ROUTE NOT FOUND: no operation has the path /nothing',
    headers: {},
  });
  expect(unmatched('PUT', '/v2/admin/roles?x=1')).toMatchObject({
    message: 'METHOD NOT ALLOWED: /v2/admin/roles allows GET, HEAD, got PUT',
    headers: { allow: 'GET, HEAD' },
  });
});
