import type { ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import { bodyProblem, type Place, parameterViolations } from './violations.ts';

const error = (keyword: string, instancePath: string, params: object = {}, message?: string): ErrorObject => ({
  ...{ keyword, instancePath, params, schemaPath: '' },
  ...(message !== undefined && { message }),
});

const entry: OperationEntry = {
  ...operationTable.listUsers,
  parameterTypes: { q: 'boolean', ids: 'text[]', 'a/b': 'boolean' },
  headerTypes: { prefer: 'boolean', tags: 'text[]' },
  wanted: { ids: 'must be numbers' },
};

test.each<[string, Place, ErrorObject, Record<string, unknown>, object]>([
  [
    'an unknown parameter',
    'query',
    error('additionalProperties', '', { additionalProperty: 'z' }),
    { z: '1' },
    { code: 'UNKNOWN PARAMETER', detail: 'this operation has no query parameter "z"', source: { parameter: 'z' } },
  ],
  [
    'a missing parameter',
    'query',
    error('required', '', { missingProperty: 'q' }),
    {},
    { code: 'MISSING VALUE', detail: 'the query parameter q is required', source: { parameter: 'q' } },
  ],
  [
    'a missing header',
    'header',
    error('required', '', { missingProperty: 'prefer' }),
    {},
    { code: 'MISSING VALUE', detail: 'the header prefer is required', source: { header: 'prefer' } },
  ],
  [
    'a parameter that is given three times',
    'query',
    error('type', '/q', { type: 'string' }),
    { q: ['a', 'b', 'c'] },
    {
      code: 'REPEATED PARAMETER',
      detail: 'the request contains q 3 times; send q only once',
      source: { parameter: 'q' },
    },
  ],
  [
    'a header that is given twice',
    'header',
    error('type', '/prefer', { type: 'string' }),
    { prefer: ['a', 'b'] },
    {
      code: 'REPEATED PARAMETER',
      detail: 'the request contains prefer 2 times; send prefer only once',
      source: { header: 'prefer' },
    },
  ],
  [
    'one item of a header with a list',
    'header',
    error('minLength', '/tags/0', { limit: 1 }),
    { tags: ['', 'x'] },
    { code: 'INVALID VALUE', detail: 'tags must not be empty, got ""', source: { header: 'tags' } },
  ],
  [
    'one item of a list',
    'query',
    error('pattern', '/ids/1'),
    { ids: ['1', 'x'] },
    { code: 'INVALID VALUE', detail: 'ids must be numbers, got "x"', source: { parameter: 'ids' } },
  ],
  [
    'a whole list',
    'query',
    error('maxItems', '/ids', { limit: 1 }),
    { ids: ['1', '2'] },
    { code: 'INVALID VALUE', detail: 'ids must be numbers, got ["1","2"]', source: { parameter: 'ids' } },
  ],
  [
    'a name with a slash',
    'query',
    error('minLength', '/a~1b', { limit: 1 }),
    { 'a/b': '' },
    { code: 'INVALID VALUE', detail: 'a/b must not be empty, got ""', source: { parameter: 'a/b' } },
  ],
  [
    'a rule between two parameters',
    'query',
    error('not', '', {}, 'must NOT be valid'),
    {},
    { code: 'INVALID VALUE', detail: expect.stringContaining('must not have a form that the contract forbids') },
  ],
])('the violation of %s', (_title, place, given, values, violation) => {
  expect(parameterViolations(entry, place, [given], values)).toEqual([violation]);
});

const body: OperationEntry = {
  ...operationTable.createDepartment,
  codes: {
    '/items': 'ASSIGNMENT COUNT INVALID',
    '/items/*/name': 'DEPARTMENT NAME INVALID',
    '/type': 'RESOURCE TYPE MISMATCH',
  },
  wanted: { '/items/*/name': 'must be a name', '/data': 'must have a name' },
  body: { ...operationTable.createDepartment.body, properties: { '/data': ['name', 'parent'] } } as never,
};

const violationsOf = (errors: ErrorObject[], value: unknown) =>
  bodyProblem(body, errors, value).violations.map(({ code, detail, source }) => ({ code, detail, source }));

test.each<[string, ErrorObject, unknown, [code: string, detail: string, pointer: string]]>([
  [
    'an unknown property',
    error('additionalProperties', '/data', { additionalProperty: 'a/~b' }),
    { data: { 'a/~b': 1, name: 1 } },
    ['UNKNOWN PROPERTY', '/data/a~1~0b is unknown; the known properties are name, parent', '/data/a~1~0b'],
  ],
  [
    'an unknown property of an object without known names',
    error('additionalProperties', '/other', { additionalProperty: 'a' }),
    { other: { a: 1 } },
    ['UNKNOWN PROPERTY', '/other/a is unknown', '/other/a'],
  ],
  [
    'a missing property',
    error('required', '/data', { missingProperty: 'name' }),
    { data: {} },
    ['MISSING VALUE', '/data/name is required', '/data/name'],
  ],
  [
    'a property that another property requires',
    error('dependentRequired', '/data', { missingProperty: 'name', property: 'parent' }),
    { data: { parent: '1' } },
    ['INVALID VALUE', '/data/name is required if parent is given', '/data/name'],
  ],
  [
    'the whole body',
    error('type', '', { type: 'object' }),
    7,
    ['INVALID VALUE', 'the body must be an object, got 7', ''],
  ],
  [
    'a value with a code and a rule of its own',
    error('minLength', '/items/12/name', { limit: 1 }),
    { items: Object.assign([], { 12: { name: '' } }) },
    ['DEPARTMENT NAME INVALID', '/items/12/name must be a name, got ""', '/items/12/name'],
  ],
  [
    'a value of another type, in spite of a code of its own',
    error('type', '/items/0/name', { type: ['string', 'null'] }),
    { items: [{ name: 7 }] },
    ['INVALID VALUE', '/items/0/name must be a string or null, got 7', '/items/0/name'],
  ],
  [
    'a secret',
    error('minLength', '/apiKey', { limit: 9 }),
    { apiKey: 'x' },
    ['INVALID VALUE', '/apiKey must have at least 9 characters', '/apiKey'],
  ],
  [
    'an absent value',
    error('minLength', '/a/b', { limit: 1 }),
    {},
    ['INVALID VALUE', '/a/b must not be empty', '/a/b'],
  ],
  [
    'a value that is not listed',
    error('enum', '/a', { allowedValues: ['x', 1] }),
    { a: 'y' },
    ['INVALID VALUE', '/a must be one of "x", 1, got "y"', '/a'],
  ],
  [
    'another constant',
    error('const', '/a', { allowedValue: 'x' }),
    { a: 'y' },
    ['INVALID VALUE', '/a must be "x", got "y"', '/a'],
  ],
  [
    'a keyword without a wording',
    error('uniqueItems', '/a', {}, 'must be unique'),
    { a: 1 },
    ['INVALID VALUE', '/a must be unique, got 1', '/a'],
  ],
  [
    'a keyword without a message',
    error('uniqueItems', '/a'),
    { a: 1 },
    ['INVALID VALUE', '/a is not allowed, got 1', '/a'],
  ],
  [
    'another format',
    error('format', '/a', { format: 'uri' }, 'must be a URI'),
    { a: 1 },
    ['INVALID VALUE', '/a must be a URI, got 1', '/a'],
  ],
])('the violation of %s', (_title, given, value, [code, detail, pointer]) => {
  expect(violationsOf([given], value)).toEqual([{ code, detail, source: { pointer } }]);
});

test.each([
  ['minimum', 3, 'must be at least 3'],
  ['maximum', 3, 'must be at most 3'],
  ['minLength', 2, 'must have at least 2 characters'],
  ['maxLength', 1, 'must have at most 1 characters'],
  ['minItems', 1, 'must not be empty'],
  ['minItems', 2, 'must have at least 2 items'],
  ['maxItems', 2, 'must have at most 2 items'],
])('the limit %s %i is described in words', (keyword, limit, words) => {
  expect(violationsOf([error(keyword, '/a', { limit })], { a: 0 })).toMatchObject([{ detail: `/a ${words}, got 0` }]);
});

test('errors that only repeat other errors are left out, and so are violations that are equal', () => {
  const missing = error('required', '', { missingProperty: 'a' });
  const errors = [error('if', ''), missing, error('dependentSchemas', ''), missing];
  expect(violationsOf(errors, {})).toEqual([
    { code: 'MISSING VALUE', detail: '/a is required', source: { pointer: '/a' } },
  ]);
});

test('invalid values hide conflicts', () => {
  const conflict = error('const', '/type', { allowedValue: 'users' });
  expect(violationsOf([conflict], { type: 'x' }).map(({ code }) => code)).toEqual(['RESOURCE TYPE MISMATCH']);
  const missing = error('required', '', { missingProperty: 'a' });
  expect(violationsOf([conflict, missing], { type: 'x' }).map(({ code }) => code)).toEqual(['MISSING VALUE']);
});

test('an object with only unknown properties counts as empty if it has a code of its own', () => {
  const unknown = (name: string) => error('additionalProperties', '/items', { additionalProperty: name });
  const codes = (value: object) => violationsOf([unknown('a'), unknown('b')], value).map(({ code }) => code);
  expect(codes({ items: { a: 1, b: 2 } })).toEqual([
    'ASSIGNMENT COUNT INVALID',
    'UNKNOWN PROPERTY',
    'UNKNOWN PROPERTY',
  ]);
  expect(codes({ items: { a: 1, b: 2, name: 3 } })).toEqual(['UNKNOWN PROPERTY', 'UNKNOWN PROPERTY']);
  expect(violationsOf([unknown('a')], { items: { a: 1 } })[0]).toEqual({
    code: 'ASSIGNMENT COUNT INVALID',
    detail: '/items must have a known property, it has only unknown properties',
    source: { pointer: '/items' },
  });
});

test('at most 2,000 errors become violations', () => {
  const errors = Array.from({ length: 2_001 }, (_, at) => error('required', '', { missingProperty: `p${at}` }));
  expect(violationsOf(errors, {})).toHaveLength(2_000);
});

test('the value of a property whose name contains special characters of JSON pointers is shown', () => {
  const { violations } = bodyProblem(entry, [error('type', '/a~1b~0/x', { type: 'string' })], { 'a/b~': { x: 5 } });
  expect(violations).toEqual([
    { code: 'INVALID VALUE', detail: '/a~1b~0/x must be a string, got 5', source: { pointer: '/a~1b~0/x' } },
  ]);
});
