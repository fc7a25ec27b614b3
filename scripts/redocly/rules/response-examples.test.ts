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
])('finds $what', async ({ edit, found }) => {
  const findings = await lintBroken('response-examples', [edit]);
  expect(findings).toEqual([found.replace(' ', ' contract/response-examples ')]);
});

it('requires no example for a body of bytes', async () => {
  const edit = { file: read, from: '        schema: {}', to: '        schema: { type: string, format: binary }' };
  expect(await lintBroken('response-examples', [edit])).toEqual([]);
});
