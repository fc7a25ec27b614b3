import { expect, it } from 'vitest';
import { countContract } from './count.ts';

const stated = { 'x-basis': 'stated' };
const assumed = { 'x-basis': 'assumed', 'x-decision': 'D-01' };
const property = (basis: object) => ({ type: 'string', ...basis });

const bundle = {
  paths: {
    '/things': {
      parameters: [{ $ref: '#/components/parameters/Page' }],
      get: {
        ...stated,
        parameters: [{ name: 'filter', ...stated }, { $ref: '#/components/parameters/Page' }],
        responses: {
          '200': { ...stated, headers: { Location: { ...assumed }, ETag: { $ref: '#/components/headers/ETag' } } },
          '401': { $ref: '#/components/responses/Unauthorized' },
        },
      },
      post: { ...assumed, responses: { '401': { $ref: '#/components/responses/Unauthorized' } } },
    },
  },
  components: {
    parameters: { Page: { name: 'page', ...assumed } },
    headers: { ETag: { ...stated } },
    responses: {
      Unauthorized: {
        ...assumed,
        'x-codes': ['TOKEN MISSING', 'TOKEN ODD'],
        content: { 'text/plain': { examples: { a: { value: { properties: { x: 1 }, headers: { y: 2 } } } } } },
      },
    },
    schemas: {
      Id: property(assumed),
      Thing: {
        properties: {
          id: { $ref: '#/components/schemas/Id' },
          name: { $ref: '#/components/schemas/Id', ...stated },
          headers: { ...assumed, properties: { name: property(assumed) } },
        },
      },
      Box: { properties: { id: { $ref: '#/components/schemas/Id' } } },
      Status: { ...stated, 'x-codes': ['TOKEN MISSING'] },
    },
  },
};

const register = new Map([
  ['TOKEN MISSING', { basis: 'stated' }],
  ['TOKEN ODD', { basis: 'assumed' }],
]);

it('counts each part once and by its basis', () => {
  expect(countContract(bundle, register)).toEqual({
    operations: { all: 2, stated: 1, assumed: 1 },
    parameters: { all: 2, stated: 1, assumed: 1 },
    statuses: { all: 3, stated: 1, assumed: 2 },
    headers: { all: 2, stated: 1, assumed: 1 },
    schemas: { all: 4, stated: 2, assumed: 2 },
    properties: { all: 5, stated: 1, assumed: 4 },
    codes: { all: 2, stated: 1, assumed: 1 },
  });
});

it('counts nothing in an empty contract', () => {
  const counted = Object.values(countContract({}, new Map()));
  expect(counted).toEqual(counted.map(() => ({ all: 0, stated: 0, assumed: 0 })));
});
