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
