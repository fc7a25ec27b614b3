import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

it.each(['$dynamicRef', '$dynamicAnchor'])('refuses %s', async (keyword) => {
  const file = 'openapi/things/schemas/ThingCreate.yaml';
  const edit = { file, from: '    description: Its', to: `    ${keyword}: '#colour'\n    description: Its` };
  expect(await lintBroken('no-dynamic-ref', [edit])).toEqual([
    `${file}:10 contract/no-dynamic-ref the schema uses ${keyword}: give the schema a file of its own and refer to it with $ref.`,
  ]);
});
