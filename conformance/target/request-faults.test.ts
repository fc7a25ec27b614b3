import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { baseUrlFaults, faultOfBaseUrl } from './base-url.ts';
import { expressionFaults, requestFaults } from './request-faults.ts';

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

test.each(['http://127.0.0.1:4010', 'https://contracts.example/api/v1/', 'HTTPS://contracts.example/@tenant'])(
  '%s is a usable base URL',
  (url) => {
    expect(faultOfBaseUrl(url)).toBeUndefined();
  },
);

test.each([
  ['contracts.example', 'must be a URL that begins with http:// or https://'],
  ['ftp://contracts.example', 'must be a URL that begins with http:// or https://'],
  ['http://', 'must be a valid URL, with a host name and a port of at most 65535'],
  ['http://127.0.0.1:99999', 'must be a valid URL, with a host name and a port of at most 65535'],
  ['http://127.0.0.1/?x=1', 'must not have a query or fragment'],
  ['http://127.0.0.1/#x', 'must not have a query or fragment'],
])('%s is refused', (url, fault) => {
  expect(faultOfBaseUrl(url)).toBe(fault);
});

test.each(['http://user:hunter2@127.0.0.1', 'http://user:hunter2@127.0.0.1:99999', 'user:hunter2@contracts.example'])(
  'the error about %s contains no password',
  (url) => {
    expect(faultOfBaseUrl(url)).toMatch(/^must /);
    expect(faultOfBaseUrl(url)).not.toContain('hunter2');
  },
);

test.each([null, 7, '', ['http://here']])('the base URL %j is refused with the form of a base URL', (baseUrl) => {
  const text =
    'baseUrl must be a URL that begins with http:// or https://, or { admin, documents } with one URL for each interface';
  expect(baseUrlFaults({ baseUrl })).toEqual([{ path: ['baseUrl'], text, got: true }]);
});

test('the error about a URL with @ or ? does not show the URL', () => {
  expect(baseUrlFaults({ baseUrl: 'user:hunter2@contracts.example' })[0]).not.toHaveProperty('got');
});

const refused: { target: object; fault: string }[] = parse(
  readFileSync(new URL('testing/request-faults.yaml', import.meta.url), 'utf8'),
);

test.each(refused)('$target can be part of no request', ({ target, fault }) => {
  expect(requestFaults(target).map(({ text }) => text)).toEqual([expect.stringContaining(fault)]);
});
