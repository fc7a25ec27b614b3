import { expect, test } from 'vitest';
import type { ParameterType } from './operation.ts';
import { headerValues, parameterValues, pathValues } from './parameter-values.ts';

const types = { page: 'integer', share: 'number', isOpen: 'boolean', states: 'text[]', years: 'integer[]' } as const;

test.each<[keyof typeof types, string | string[], unknown]>([
  ['page', '12', 12],
  ['page', '1234567890123456', '1234567890123456'],
  ['page', '1.5', '1.5'],
  ['page', ['1', '2'], ['1', '2']],
  ['share', '0.25', 0.25],
  ['share', '-3', -3],
  ['share', '0.059178286232054234', 0.059178286232054234],
  ['share', '1e-7', 1e-7],
  ['share', 'half', 'half'],
  ['isOpen', 'true', true],
  ['isOpen', 'yes', 'yes'],
  ['states', 'READY', ['READY']],
  ['states', ['READY', 'FAILED'], ['READY', 'FAILED']],
  ['years', ['2025', 'never'], [2025, 'never']],
])('%s=%s is read as %j', (name, texts, value) => {
  expect(parameterValues(types, { [name]: texts })).toEqual({ [name]: value });
});

test('a parameter of plain text is not changed', () => {
  const noTypes: Record<string, ParameterType> = {};
  expect(parameterValues(noTypes, { name: '12' })).toEqual({ name: '12' });
});

test.each<[string, string, unknown]>([
  ['page', '12', 12],
  ['page', 'often', 'often'],
  ['years', '2025, 2026', [2025, 2026]],
  ['other', '12', '12'],
])('the header %s: %s is read as %j', (name, text, value) => {
  expect(headerValues(types, { [name]: text })).toEqual({ [name]: value });
});

test('the parameters of a path are decoded', () => {
  const template = '/users/{id}/notes/{name}';
  expect(pathValues(template, '/users/7/notes/a%20b')).toEqual({ id: '7', name: 'a b' });
  expect(pathValues(template, '/users/7/notes/%zz')).toEqual({ id: '7', name: '%zz' });
});
