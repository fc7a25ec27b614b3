import { expect, test } from 'vitest';
import { operations } from '../canonical/operations.ts';
import { bindingsOf, valuesBefore, vocabularyOf } from './bindings.ts';

test('the bindings of all operations and of known observations are found', () => {
  const target = {
    operations: { listUsers: { path: '/users' }, listTeams: { path: '/teams' }, listRoles: false },
    observe: { userRoles: { path: '/roles' }, folders: { path: '/folders' } },
  };
  expect(bindingsOf(target)).toEqual([
    { path: ['operations', 'listUsers'], name: 'listUsers', binding: { path: '/users' } },
    { path: ['operations', 'listTeams'], name: 'listTeams', binding: { path: '/teams' } },
    { path: ['observe', 'userRoles'], name: 'userRoles', binding: { path: '/roles' } },
  ]);
});

test.each([null, {}, { operations: null, observe: 5 }])('%j has no bindings', (target) => {
  expect(bindingsOf(target)).toEqual([]);
});

test('values of the request before another one may have any type', () => {
  expect(valuesBefore({ before: { path: '/x', answer: { version: 'etag', owner: 'by' } } })).toEqual({
    version: 'json',
    owner: 'json',
  });
  expect([{}, { before: {} }, { before: { answer: 5 } }].map(valuesBefore)).toEqual([{}, {}, {}]);
});

test('the names of inputs and outputs belong to an operation or an observation', () => {
  expect(vocabularyOf('operations', 'readJob')).toBe(operations.readJob);
  expect(vocabularyOf('observe', 'userRoles')?.input).toEqual({ userId: 'id' });
  expect(vocabularyOf('observe', 'readJob')).toBeUndefined();
  expect(vocabularyOf('operations', 'userRoles')).toBeUndefined();
});
