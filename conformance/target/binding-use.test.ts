import { expect, test } from 'vitest';
import { operations } from '../canonical/operations.ts';
import {
  bindingsOf,
  expressionValues,
  placesUsing,
  readsValue,
  usesInput,
  valuesBefore,
  vocabularyOf,
} from './binding-use.ts';
import type { Binding } from './types.ts';

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

const get: Binding = { method: 'GET', path: '/access' };

test.each<[string, Partial<Binding>]>([
  ['a plain input', { query: { only: '{narrow}' } }],
  ['an input in an expression', { query: { only: "{narrow && 'read'}" } }],
  ['an input in the path', { path: '/access/{narrow}' }],
  ['an input that a function declares', { uses: ['narrow'] }],
  ['an input of the request before', { before: { path: '/access/{narrow}', answer: {} } }],
])('%s counts as a use', (_title, part) => {
  expect(usesInput({ ...get, ...part }, 'narrow')).toBe(true);
});

test('a text that contains the name is no use', () => {
  expect(usesInput({ ...get, query: { only: "{folderId && 'narrow'}", narrow: 'x' } }, 'narrow')).toBe(false);
});

test('the places of an input are the names of headers, parameters and properties that contain it', () => {
  const binding = {
    path: '/access/{narrow}',
    query: { only: '{narrow}', other: '{id}' },
    headers: { 'X-Only': "{join('-', [id, narrow])}" },
    body: { filter: { by: '{narrow}', text: 'narrow', none: null } },
    multipart: { part: ['{id}', '{narrow}'] },
  };
  expect(placesUsing(binding, 'narrow')).toEqual(['path', 'only', 'X-Only', 'by', '1']);
});

test('values are read by expressions, of items too, or as a function declares', () => {
  expect(readsValue({ answer: { items: { in: 'rows', each: { id: 'id', roleId: 'role' } } } }, 'roleId')).toBe(true);
  expect(readsValue({ read: () => ({}), reads: ['roleId'] }, 'roleId')).toBe(true);
  expect(readsValue({ answer: { items: { in: 'rows', each: { id: 'roleId' } } } }, 'roleId')).toBe(false);
  expect(readsValue({ read: () => ({ roleId: '1' }) }, 'roleId')).toBe(false);
  expect(readsValue({ read: () => ({}), reads: ['id'] }, 'roleId')).toBe(false);
});

test('the values that a binding computes are the texts of its expressions, without the inputs themselves', () => {
  const body = { name: '{name}', key: "{join('-', [name, id])}", size: '{length(name)}', other: '{a.b}' };
  expect(expressionValues({ ...get, body }, { name: 'Legal', id: '1' })).toEqual(['Legal-1']);
});

test('an operation without a binding uses and reads nothing', () => {
  expect([usesInput(undefined, 'name'), readsValue(undefined, 'name')]).toEqual([false, false]);
});
