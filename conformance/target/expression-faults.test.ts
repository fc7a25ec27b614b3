import { expect, test } from 'vitest';
import { expressionFaults } from './expression-faults.ts';

test('invalid JMESPath expressions are reported with their position', () => {
  const answer = { id: 'data.id', name: 'data.[', items: { in: 'rows[', each: { id: 'id', name: { value: '..' } } } };
  const faults = expressionFaults({ errors: { code: 'errors[0' }, operations: { readDepartment: { answer } } });
  expect(faults.map(({ path }) => path.join('.'))).toEqual([
    'errors.code',
    'operations.readDepartment.answer.name',
    'operations.readDepartment.answer.items.in',
    'operations.readDepartment.answer.items.each.name.value',
  ]);
  expect(faults[0]).toEqual({
    path: ['errors', 'code'],
    text: 'errors.code is not a valid JMESPath expression: "errors[0" (expected Rbracket, got: EOF)',
    blind: 'errors.code is not a valid JMESPath expression',
    within: { text: 'errors[0', at: 8 },
  });
});

test('invalid expressions in templates and in the link to the next page are reported', () => {
  const binding = {
    query: { a: ['{x ||}'] },
    multipart: { b: '{y ||}' },
    next: { url: 'a.[', token: 'b.[', page: '[' },
    before: { path: '/x/{z ||}', answer: { version: 'c.[', list: { in: 'rows', each: 'd.[' } } },
  };
  expect(expressionFaults({ operations: { listUsers: binding } }).map(({ path }) => path.slice(2).join('.'))).toEqual([
    'before.path',
    'before.answer.version',
    'before.answer.list.each',
    'query.a.0',
    'multipart.b',
    'next.url',
    'next.token',
  ]);
});

test('absent headers, bodies and operations have no faults', () => {
  const answer = { id: { header: 'location', match: '(.*)' }, content: { body: 'bytes' } };
  expect(expressionFaults({ operations: { exportUsers: false, createDepartment: { answer } } })).toEqual([]);
  expect(expressionFaults(null)).toEqual([]);
});

test.each([
  ['[', 'must be a valid regular expression'],
  ['[^/]+$', 'must put the part to read into parentheses'],
])('the invalid match %s is reported', (match, wanted) => {
  const path = ['operations', 'createDepartment', 'answer', 'id', 'match'];
  const answer = { id: { header: 'location', match } };
  expect(expressionFaults({ operations: { createDepartment: { answer } } })).toEqual([
    { path, text: `${path.join('.')} ${wanted}`, got: true },
  ]);
});

test('invalid expressions that read the external user directory are reported', () => {
  const directory = { url: '/people', person: 'people[', role: { value: 'role ||' } };
  expect(
    expressionFaults({ tenants: { hrManaged: { directory } } }).map(({ path }) => path.slice(3).join('.')),
  ).toEqual(['person', 'role.value']);
});
