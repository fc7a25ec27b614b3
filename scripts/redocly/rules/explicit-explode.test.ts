import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const inPath = 'openapi/things/parameters/ThingId.yaml';
const inQuery = 'openapi/things/paths/readThing.yaml';

it.each([
  {
    edit: { file: inPath, from: 'explode: true', to: '' },
    found: `${inPath}:1 contract/explicit-explode the parameter "id" has no explode: write "explode: false".`,
  },
  {
    edit: { file: inPath, from: 'style: simple', to: '' },
    found: `${inPath}:1 contract/explicit-explode the parameter "id" has no style: in path write one of simple, label, matrix.`,
  },
  {
    edit: { file: inQuery, from: 'style: form', to: 'style: simple' },
    found: `${inQuery}:10 contract/explicit-explode the parameter "filter[colour]" has the style "simple": in query write one of form, spaceDelimited, pipeDelimited, deepObject.`,
  },
  {
    edit: { file: inQuery, from: 'explode: true', to: 'explode: false' },
    found: `${inQuery}:10 contract/explicit-explode the parameter "filter[colour]" does not explode: write "explode: true", so that every value of a list is read.`,
  },
])('wants style and explode written out: $found', async ({ edit, found }) => {
  expect(await lintBroken('explicit-explode', [edit])).toEqual([found]);
});
