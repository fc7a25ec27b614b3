import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const paths = 'openapi/things/paths';
const remedy = 'describe it in your own words, with the rule that it follows.';

it.each([
  ['openapi/parts/openapi.yaml', '    description: What things are made of.', 11, 'the tag "Parts" has no description'],
  [
    'openapi/things/openapi.yaml',
    '      description: Who calls.',
    22,
    'the security scheme "token" has no description',
  ],
  [`${paths}/readThing.yaml`, 'summary: Read a thing', 1, 'the operation readThing has no summary'],
  [`${paths}/readThing.yaml`, 'description: One thing by its id.', 1, 'the operation readThing has no description'],
  [`${paths}/readThing.yaml`, '    description: The thing.', 21, 'the answer 200 has no description'],
  [
    'openapi/things/parameters/ThingId.yaml',
    'description: The id of a thing.',
    1,
    'the parameter "id" has no description',
  ],
  [
    'openapi/things/headers/Location.yaml',
    'description: Where the thing is.',
    2,
    'the header "Location" has no description',
  ],
  [
    'openapi/things/schemas/ThingCreate.yaml',
    '    description: Its colour, if it has one.',
    8,
    'the property "colour" has no description',
  ],
  [
    'openapi/parts/paths/listParts.yaml',
    '          description: A name on each line.',
    14,
    'the schema of text/plain has no description',
  ],
])('misses in %s "%s"', async (file, from, line, message) => {
  const findings = await lintBroken('descriptions-present', [{ file, from, to: '' }]);
  expect(findings).toEqual([`${file}:${line} contract/descriptions-present ${message}: ${remedy}`]);
});

it('misses the description of a schema in a file of its own', async () => {
  const file = 'openapi/things/schemas/ErrorList.yaml';
  const [first] = await lintBroken('descriptions-present', [
    { file, from: 'description: One entry per fault.', to: '' },
  ]);
  expect(first).toBe(`${file}:1 contract/descriptions-present the schema has no description: ${remedy}`);
});

it('requires more than white space', async () => {
  const file = 'openapi/things/headers/Location.yaml';
  const edit = { file, from: 'Where the thing is.', to: '" "' };
  expect(await lintBroken('descriptions-present', [edit])).toHaveLength(1);
});
