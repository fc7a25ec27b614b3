import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const file = 'openapi/things/schemas/ThingCreate.yaml';
const message = 'the object allows unnamed properties: write "additionalProperties: false".';
const colour = '    type: string\n    description: Its colour, if it has one.';

it.each([
  { what: 'the body itself', from: 'additionalProperties: false', to: 'additionalProperties: true', line: 1 },
  {
    what: 'an object within',
    from: colour,
    to: '    description: Its colour\n    type: object\n    properties: {}',
    line: 9,
  },
  {
    what: 'an object in a list',
    from: colour,
    to: '    description: Its colour\n    type: array\n    items:\n      type: object',
    line: 12,
  },
])('wants $what closed', async ({ from, to, line }) => {
  expect(await lintBroken('closed-requests', [{ file, from, to }])).toEqual([
    `${file}:${line} contract/closed-requests ${message}`,
  ]);
});

it.each([
  {
    what: 'a map of described values',
    to: '    description: Its colour\n    type: object\n    additionalProperties: { type: string }',
  },
  {
    what: 'a branch that only narrows',
    to: '    description: Its colour\n    oneOf:\n      - properties: { hue: { minimum: 1 } }',
  },
])('leaves $what', async ({ to }) => {
  expect(await lintBroken('closed-requests', [{ file, from: colour, to }])).toEqual([]);
});

it('does not restrict the responses of the service', async () => {
  expect(await lintBroken('closed-requests', [])).toEqual([]);
});
