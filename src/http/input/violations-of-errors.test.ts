import type { ErrorObject } from 'ajv';
import { expect, test } from 'vitest';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import type { InputViolation } from '../../contract/problem.ts';
import { bodyProblem, type Place, parameterViolations } from './violations.ts';

const error = (keyword: string, instancePath: string, params: object = {}, message?: string): ErrorObject => ({
  ...{ keyword, instancePath, params, schemaPath: '' },
  ...(message !== undefined && { message }),
});

const unknown = (at: string, additionalProperty: string) => error('additionalProperties', at, { additionalProperty });
const missing = (at: string, missingProperty: string) => error('required', at, { missingProperty });
const text = (at: string) => error('type', at, { type: 'string' });
const short = (at: string, limit = 1) => error('minLength', at, { limit });
const repeated = 'the request contains prefer 2 times; send prefer only once';

const entry: OperationEntry = {
  ...operationTable.listUsers,
  parameterTypes: { q: 'boolean', ids: 'text[]', 'a/b': 'boolean' },
  headerTypes: { prefer: 'boolean', tags: 'text[]' },
  wanted: { ids: 'must be numbers' },
};

const lineOf = ({ code, detail, source }: InputViolation) => `${code} ${Object.values(source ?? {}).join()}: ${detail}`;

test.each<[Place, ErrorObject, Record<string, unknown>, string]>([
  ['query', unknown('', 'z'), { z: '1' }, 'UNKNOWN PARAMETER z: this operation has no query parameter "z"'],
  ['query', missing('', 'q'), {}, 'MISSING VALUE q: the query parameter q is required'],
  ['header', missing('', 'prefer'), {}, 'MISSING VALUE prefer: the header prefer is required'],
  [
    'query',
    text('/q'),
    { q: ['a', 'b', 'c'] },
    'REPEATED PARAMETER q: the request contains q 3 times; send q only once',
  ],
  ['header', text('/prefer'), { prefer: ['', ''] }, `REPEATED PARAMETER prefer: ${repeated}`],
  ['header', short('/tags/0'), { tags: ['', 'x'] }, 'INVALID VALUE tags: tags must not be empty, got ""'],
  ['query', error('pattern', '/ids/1'), { ids: ['1', 'x'] }, 'INVALID VALUE ids: ids must be numbers, got "x"'],
  ['query', error('maxItems', '/ids'), { ids: ['1'] }, 'INVALID VALUE ids: ids must be numbers, got ["1"]'],
  ['query', short('/a~1b'), { 'a/b': '' }, 'INVALID VALUE a/b: a/b must not be empty, got ""'],
])('in the %s, the error %j of %j has the violation %s', (place, given, values, violation) => {
  expect(parameterViolations(entry, place, [given], values).map(lineOf)).toEqual([violation]);
});

test('a violated rule between two parameters has no place', () => {
  const [violation] = parameterViolations(entry, 'query', [error('not', '', {}, 'must NOT be valid')], {});
  expect(violation).not.toHaveProperty('source');
  expect(violation?.detail).toContain('must not have a form that the contract forbids');
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

const requires = error('dependentRequired', '/data', { missingProperty: 'name', property: 'parent' });
const own = { items: Object.assign([], { 12: { name: '' } }) };

test.each<[ErrorObject, unknown, string]>([
  [
    unknown('/data', 'a/~b'),
    { data: { 'a/~b': 1, name: 1 } },
    'UNKNOWN PROPERTY /data/a~1~0b: /data/a~1~0b is unknown; the known properties are name, parent',
  ],
  [unknown('/other', 'a'), { other: { a: 1 } }, 'UNKNOWN PROPERTY /other/a: /other/a is unknown'],
  [missing('/data', 'name'), { data: {} }, 'MISSING VALUE /data/name: /data/name is required'],
  [requires, { data: { parent: '1' } }, 'INVALID VALUE /data/name: /data/name is required if parent is given'],
  [error('type', '', { type: 'object' }), 7, 'INVALID VALUE : the body must be an object, got 7'],
  [short('/items/12/name'), own, 'DEPARTMENT NAME INVALID /items/12/name: /items/12/name must be a name, got ""'],
  [
    error('type', '/items/0/name', { type: ['string', 'null'] }),
    { items: [{ name: 7 }] },
    'INVALID VALUE /items/0/name: /items/0/name must be a string or null, got 7',
  ],
  [short('/apiKey', 9), { apiKey: 'x' }, 'INVALID VALUE /apiKey: /apiKey must have at least 9 characters'],
  [short('/a/b'), {}, 'INVALID VALUE /a/b: /a/b must not be empty'],
  [error('enum', '/a', { allowedValues: ['x', 1] }), { a: 'y' }, 'INVALID VALUE /a: /a must be one of "x", 1, got "y"'],
  [error('const', '/a', { allowedValue: 'x' }), { a: 'y' }, 'INVALID VALUE /a: /a must be "x", got "y"'],
  [error('uniqueItems', '/a', {}, 'must be unique'), { a: 1 }, 'INVALID VALUE /a: /a must be unique, got 1'],
  [error('uniqueItems', '/a'), { a: 1 }, 'INVALID VALUE /a: /a is not allowed, got 1'],
  [error('format', '/a', { format: 'uri' }, 'must be a URI'), { a: 1 }, 'INVALID VALUE /a: /a must be a URI, got 1'],
])('the error %j of the body %j has the violation %s', (given, value, violation) => {
  expect(bodyProblem(body, [given], value).violations.map(lineOf)).toEqual([violation]);
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
  const one = missing('', 'a');
  const errors = [error('if', ''), one, error('dependentSchemas', ''), one];
  expect(violationsOf(errors, {})).toEqual([
    { code: 'MISSING VALUE', detail: '/a is required', source: { pointer: '/a' } },
  ]);
});

test('invalid values hide conflicts', () => {
  const conflict = error('const', '/type', { allowedValue: 'users' });
  expect(violationsOf([conflict], { type: 'x' }).map(({ code }) => code)).toEqual(['RESOURCE TYPE MISMATCH']);
  expect(violationsOf([conflict, missing('', 'a')], { type: 'x' }).map(({ code }) => code)).toEqual(['MISSING VALUE']);
});

test('an object with only unknown properties counts as empty if it has a code of its own', () => {
  const codes = (value: object) =>
    violationsOf([unknown('/items', 'a'), unknown('/items', 'b')], value).map(({ code }) => code);
  expect(codes({ items: { a: 1, b: 2 } })).toEqual([
    'ASSIGNMENT COUNT INVALID',
    'UNKNOWN PROPERTY',
    'UNKNOWN PROPERTY',
  ]);
  expect(codes({ items: { a: 1, b: 2, name: 3 } })).toEqual(['UNKNOWN PROPERTY', 'UNKNOWN PROPERTY']);
  expect(violationsOf([unknown('/items', 'a')], { items: { a: 1 } })[0]).toEqual({
    code: 'ASSIGNMENT COUNT INVALID',
    detail: '/items must have a known property, it has only unknown properties',
    source: { pointer: '/items' },
  });
});

test('at most 2,000 errors become violations', () => {
  const errors = Array.from({ length: 2_001 }, (_, at) => missing('', `p${at}`));
  expect(violationsOf(errors, {})).toHaveLength(2_000);
});

test('the value of a property whose name contains special characters of JSON pointers is shown', () => {
  const { violations } = bodyProblem(entry, [error('type', '/a~1b~0/x', { type: 'string' })], { 'a/b~': { x: 5 } });
  expect(violations).toEqual([
    { code: 'INVALID VALUE', detail: '/a~1b~0/x must be a string, got 5', source: { pointer: '/a~1b~0/x' } },
  ]);
});
