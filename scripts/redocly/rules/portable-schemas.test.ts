import { expect, it } from 'vitest';
import { lintBroken } from '../testing/break-contract.ts';

const file = 'openapi/things/openapi.yaml';
const dialect = 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema';

it.each([
  { to: '', found: `${file}:1 contract/json-schema-dialect jsonSchemaDialect is absent` },
  {
    to: 'jsonSchemaDialect: http://json-schema.org/draft-07/schema#',
    found: `${file}:2 contract/json-schema-dialect jsonSchemaDialect is "http://json-schema.org/draft-07/schema#"`,
  },
])('wants the dialect of 2020-12 instead of "$to"', async ({ to, found }) => {
  const findings = await lintBroken('json-schema-dialect', [{ file, from: dialect, to }]);
  expect(findings).toEqual([`${found}: write "${dialect}" at the root.`]);
});

it.each(['$dynamicRef', '$dynamicAnchor'])('refuses %s', async (keyword) => {
  const file = 'openapi/things/schemas/ThingCreate.yaml';
  const edit = { file, from: '    description: Its', to: `    ${keyword}: '#colour'\n    description: Its` };
  expect(await lintBroken('no-dynamic-ref', [edit])).toEqual([
    `${file}:10 contract/no-dynamic-ref the schema uses ${keyword}: give the schema a file of its own and refer to it with $ref.`,
  ]);
});

it.each(['$defs', 'definitions'])('refuses %s', async (keyword) => {
  const file = 'openapi/things/schemas/ThingName.yaml';
  const edit = { file, from: 'minLength: 1', to: `minLength: 1\n${keyword}:\n  short: { maxLength: 3 }` };
  expect(await lintBroken('no-schema-defs', [edit])).toEqual([
    `${file}:4 contract/no-schema-defs the schema contains schemas in ${keyword}: give each a file in schemas/ and refer to it with $ref.`,
  ]);
});
