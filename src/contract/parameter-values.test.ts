import { expect, test } from 'vitest';
import type { ParameterType } from './operation.ts';
import { parameterValues } from './parameter-values.ts';

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
