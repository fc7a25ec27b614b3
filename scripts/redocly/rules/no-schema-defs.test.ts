import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

it.each(['$defs', 'definitions'])('refuses %s', async (keyword) => {
  const file = 'openapi/things/schemas/ThingName.yaml';
  const edit = { file, from: 'minLength: 1', to: `minLength: 1\n${keyword}:\n  short: { maxLength: 3 }` };
  expect(await lintBroken('no-schema-defs', [edit])).toEqual([
    `${file}:4 contract/no-schema-defs the schema contains schemas in ${keyword}: give each a file in schemas/ and refer to it with $ref.`,
  ]);
});
