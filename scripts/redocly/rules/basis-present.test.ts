import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const remedy = 'write "x-basis: stated" where the source document says so, else "x-basis: assumed" and its x-decision.';

it.each([
  {
    what: 'an operation',
    file: 'openapi/parts/paths/listParts.yaml',
    from: 'tags: [Parts]\nx-basis: assumed',
    to: 'tags: [Parts]',
    found: 'openapi/parts/paths/listParts.yaml:1 contract/basis-present the operation listParts has no x-basis',
  },
  {
    what: 'a parameter in a file of its own',
    file: 'openapi/things/parameters/ThingId.yaml',
    from: 'x-basis: stated',
    to: 'x-basis: guessed',
    found:
      'openapi/things/parameters/ThingId.yaml:1 contract/basis-present the parameter "id" has the x-basis "guessed"',
  },
  {
    what: 'a property',
    file: 'openapi/things/schemas/ThingCreate.yaml',
    from: '    x-basis: assumed',
    to: '',
    found: 'openapi/things/schemas/ThingCreate.yaml:8 contract/basis-present the property "colour" has no x-basis',
  },
  {
    what: 'a status',
    file: 'openapi/things/paths/readThing.yaml',
    from: 'description: The thing.\n    x-basis: stated\n    x-meaning: stated\n    x-claims: [C-001]',
    to: 'description: The thing.',
    found: 'openapi/things/paths/readThing.yaml:21 contract/basis-present the status "200" has no x-basis',
  },
  {
    what: 'a header, behind a $ref',
    file: 'openapi/things/headers/Location.yaml',
    from: 'x-basis: assumed',
    to: '',
    found: 'openapi/things/paths/createThing.yaml:25 contract/basis-present the header "Location" has no x-basis',
  },
  {
    what: 'a security scheme',
    file: 'openapi/things/openapi.yaml',
    from: '      x-basis: stated',
    to: '',
    found: 'openapi/things/openapi.yaml:22 contract/basis-present the security scheme "token" has no x-basis',
  },
])('misses the basis of $what', async ({ found, ...edit }) => {
  expect(await lintBroken('basis-present', [edit])).toEqual([`${found}: ${remedy}`]);
});

it.each([
  {
    what: 'of a stated property',
    file: 'openapi/things/schemas/ThingName.yaml',
    from: 'x-meaning: stated\n',
    to: '',
    found: [
      'openapi/things/schemas/Thing.yaml:5 contract/basis-present the property "name" is stated and has no x-meaning: write stated, assumed or mixed, for its values, format and behavior.',
      'openapi/things/schemas/ThingCreate.yaml:6 contract/basis-present the property "name" is stated and has no x-meaning: write stated, assumed or mixed, for its values, format and behavior.',
    ],
  },
])('misses the meaning $what', async ({ found, ...edit }) => {
  expect(await lintBroken('basis-present', [edit])).toEqual(found);
});

it.each(['x-roles: [admin]', 'x-feature-flag: things'])('misses the basis of "%s"', async (access) => {
  const file = 'openapi/things/paths/readThing.yaml';
  const key = access.split(':')[0];
  expect(
    await lintBroken('basis-present', [{ file, from: 'tags: [Things]', to: `tags: [Things]\n${access}` }]),
  ).toEqual([`${file}:5 contract/basis-present ${key} has no ${key}-basis: write stated or assumed.`]);
});

it('prefers the basis beside a $ref over that of the referenced part', async () => {
  const beside = {
    file: 'openapi/things/schemas/Thing.yaml',
    from: '$ref: ThingStatus.yaml',
    to: '$ref: ThingStatus.yaml\n    x-basis: stated\n    x-meaning: stated',
  };
  const behind = { file: 'openapi/things/schemas/ThingStatus.yaml', from: 'x-basis: assumed', to: '' };
  expect(await lintBroken('basis-present', [beside, behind])).toEqual([]);
});
