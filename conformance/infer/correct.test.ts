import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OperationId } from '../canonical/operations.ts';
import type { Binding, Source, Target } from '../target/types.ts';
import { editsOf, spellingEdits } from './correct.ts';

interface Row {
  about: string;
  operation: OperationId;
  status?: number;
  answer: Record<string, Source>;
  headers?: Record<string, string>;
  bodies: object[];
  edits: [path: string, value: unknown][];
}

const rows: Row[] = parse(readFileSync(new URL('testing/corrections.yaml', import.meta.url), 'utf8'));
const target: Target = {
  target: 1,
  name: 'Ours',
  baseUrl: 'http://x.example',
  credentials: { admin: 'key' },
  binding: 'own',
};

function exchange(operation: OperationId, body: object, status = 200, headers = {}) {
  const responseHeaders = { 'content-type': 'application/json', ...headers };
  return { operation, method: 'GET', status, responseHeaders, responseBody: JSON.stringify(body) };
}

test.each(rows)('an answer shows $about', ({ operation, answer, bodies, edits, status, headers }) => {
  const binding: Binding = { method: 'GET', path: '/x', answer };
  const seen = bodies.map((body) => exchange(operation, body, status, headers));
  const found = editsOf(operation, { ...target, operations: { [operation]: binding } }, seen);
  expect(found.map(({ path, value }) => [path.slice(3).join('.'), value])).toEqual(edits);
});

test('the spellings of an access list are also the spellings of its changes', () => {
  const permission = { value: 'right', map: { READ: 'view', OWN: 'manage' } };
  const readAccess: Binding = { method: 'GET', path: '/a', answer: { entries: { in: 'rows', each: { permission } } } };
  const updateAccess: Binding = {
    method: 'PATCH',
    path: '/a',
    body: { right: '{permission}' },
    inputs: { permission: { view: 'SEE' } },
  };
  const edits = (body: string) =>
    spellingEdits({ ...target, operations: { readAccess, updateAccess: { ...updateAccess, body } } });
  const path = ['operations', 'updateAccess', 'inputs', 'permission'];
  expect(edits('{permission}')).toEqual([{ path, value: { view: 'SEE', manage: 'OWN' } }]);
  expect(edits("{permission == 'manage' && 'OWN' || permission}")).toEqual([]);
});

test('a list that has a next page continues like another list', () => {
  const next = { token: 'paging.next', parameter: 'after' };
  const list = (more: Partial<Binding>): Binding => ({
    method: 'GET',
    path: '/x',
    answer: { items: 'items' },
    ...more,
  });
  const edits = (listUsers: Binding, paging: object) =>
    editsOf('listUsers', { ...target, operations: { listUsers, listRoles: list({ next }) } }, [
      exchange('listUsers', { items: [], paging }),
    ]);
  expect(edits(list({}), { next: 'abc' })).toEqual([{ path: ['operations', 'listUsers', 'next'], value: next }]);
  expect(edits(list({}), {})).toEqual([]);
  expect(edits(list({ next: { ...next, parameter: 'other' } }), { next: 'abc' })).toEqual([]);
});
