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
  expect(faults[0]?.text).toMatch(/^errors\.code is not a valid JMESPath expression: "errors\[0" \(/);
});

test('invalid expressions in templates and in the link to the next page are reported', () => {
  const binding = {
    query: { a: ['{x ||}'] },
    multipart: { b: '{y ||}' },
    next: { url: 'a.[', token: 'b.[', page: '[' },
  };
  expect(expressionFaults({ operations: { listUsers: binding } }).map(({ path }) => path.slice(2).join('.'))).toEqual([
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
  ['[', /operations\.createDepartment\.answer\.id\.match "\["? .*not a valid regular expression/],
  ['[^/]+$', /has no group/],
])('the invalid match %s is reported', (match, wanted) => {
  const answer = { id: { header: 'location', match } };
  const [fault] = expressionFaults({ operations: { createDepartment: { answer } } });
  expect(fault?.text).toMatch(wanted);
});
