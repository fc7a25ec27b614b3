import { expect, test } from 'vitest';
import { declaredAnswers } from '../../testing/requests/triggers.ts';
import { listedTriggers } from './listing.ts';

test('every declared answer is listed once, in the order of the contract', () => {
  const keys = ({ operation, status, mediaType }: (typeof declaredAnswers)[number]) => [operation, status, mediaType];
  expect(listedTriggers().map(keys)).toEqual(declaredAnswers.map(keys));
});

test('a listing names each request, its caller and its saved values', () => {
  const trigger = listedTriggers().find(({ operation, status }) => operation === 'readJob' && status === 200);
  expect(trigger?.requests).toEqual([
    'DELETE /v2/admin/departments/12   # as admin\n# {id} is /data/id of the response',
    'GET /v2/admin/jobs/{id}   # as admin',
  ]);
});

test.each([
  ['createTenant', 201, '{"id":"{tenant}-copy","from":"{tenant}"}'],
  ['importUsers', 202, 'file=@people.csv'],
  ['createProvision', 413, '1048577 blanks'],
  ['uploadSnapshot', 413, 'Content-Length: 1073741825, and nothing sent'],
])('the body of %s %i is described in words', (id, status, words) => {
  const trigger = listedTriggers().find((each) => each.operation === id && each.status === status);
  expect(trigger?.requests.at(-1)?.split('\n')).toContain(words);
});
