import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const create = 'openapi/things/paths/createThing.yaml';
const read = 'openapi/things/paths/readThing.yaml';
const parts = 'openapi/parts/paths/listParts.yaml';

it.each([
  {
    what: 'an answer without an example',
    edit: { file: parts, from: '        examples:', to: '        x-examples:' },
    found: `${parts}:13 text/plain has no example: write at least one under "examples", with a name, a summary and a value.`,
  },
  {
    what: 'a request without an example',
    edit: { file: create, from: '      examples:', to: '      x-examples:' },
    found: `${create}:11 application/json has no example: write at least one under "examples", with a name, a summary and a value.`,
  },
  {
    what: 'a nameless example',
    edit: { file: parts, from: '        examples:', to: '        example: bulb\n        x-examples:' },
    found: `${parts}:13 text/plain has one nameless example: name it under "examples", so that it can be asked for.`,
  },
  {
    what: 'an example without a value',
    edit: { file: create, from: '          value: { name: Lamp }', to: '' },
    found: `${create}:15 the example "named" has no value: write one.`,
  },
  {
    what: 'a value of another type',
    edit: { file: create, from: 'value: { name: Lamp }', to: 'value: { name: 7 }' },
    found: `${create}:17 the example "named" violates its schema: /name must be string. Correct the example or the schema.`,
  },
  {
    what: 'a missing value',
    edit: { file: read, from: '              status: failed\n', to: '' },
    found: `${read}:34 the example "lost" violates its schema: the value must have required property 'status'. Correct the example or the schema.`,
  },
  {
    what: 'a value outside its enum, with every value allowed',
    edit: { file: read, from: 'status: failed', to: 'status: burnt' },
    found: `${read}:35 the example "lost" violates its schema: /status must be equal to one of the allowed values (["queued","running","succeeded","failed","cancelled"]). Correct the example or the schema.`,
  },
  {
    what: 'a property that an open answer does not describe',
    edit: { file: read, from: 'status: failed', to: 'status: failed\n              weight: 3' },
    found: `${read}:36 the example "lost" violates its schema: "weight" is a property that the schema does not describe. Correct the example or the schema.`,
  },
  {
    what: 'the same below a list that refers back',
    edit: {
      file: read,
      from: 'status: failed',
      to: 'status: failed\n              parts: [{ name: Bulb, status: queued, size: 1 }]',
    },
    found: `${read}:36 the example "lost" violates its schema: "size" is a property that the schema does not describe. Correct the example or the schema.`,
  },
  {
    what: 'a value that breaks its format',
    edit: {
      file: 'openapi/things/schemas/ThingCreate.yaml',
      from: 'description: Its colour, if it has one.',
      to: 'description: The day it got its colour.\n    format: date',
    },
    also: { file: create, from: '{ name: Lamp }', to: '{ name: Lamp, colour: red }' },
    found: `${create}:17 the example "named" violates its schema: /colour must match format "date". Correct the example or the schema.`,
  },
  {
    what: 'a schema that does not compile',
    edit: { file: parts, from: 'type: string', to: "type: string\n          pattern: '('" },
    found: `${parts}:15 the schema does not compile (Invalid regular expression: /(/u: Unterminated group): correct it.`,
  },
])('finds $what', async ({ edit, also, found }) => {
  const findings = await lintBroken('response-examples', also ? [edit, also] : [edit]);
  expect(findings).toEqual([found.replace(' ', ' contract/response-examples ')]);
});

it('requires no example for a body of bytes', async () => {
  const edit = { file: read, from: '        schema: {}', to: '        schema: { type: string, format: binary }' };
  expect(await lintBroken('response-examples', [edit])).toEqual([]);
});
