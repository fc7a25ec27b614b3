import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintContracts } from './lint-contracts.ts';
import contractPlugin from './plugin.ts';
import { configure, withBroken } from './testing/break-contract.ts';

const names = Object.keys(contractPlugin().rules.oas3);
const config: { rules: object; oas3_1Rules: object } = parse(
  readFileSync(new URL('../../redocly.yaml', import.meta.url), 'utf8'),
);
const switchedOn = Object.fromEntries(names.map((name) => [`contract/${name}`, 'error']));

it('has every rule switched on in redocly.yaml', () => {
  expect(config).toMatchObject({ rules: switchedOn });
});

it('finds nothing in sound contracts', async () => {
  const findings = await withBroken([], (folder) => {
    configure(folder, switchedOn);
    return lintContracts(folder);
  });
  expect(findings).toEqual([]);
});

const things = 'openapi/things/openapi.yaml';
const inPath = 'openapi/things/parameters/ThingId.yaml';
const inQuery = 'openapi/things/paths/readThing.yaml';
const name = 'openapi/things/schemas/ThingName.yaml';

it.each([
  ['json-schema-dialect', things, /jsonSchemaDialect: .*/, ''],
  ['json-schema-dialect', things, '/2020-12/', '/2019-09/'],
  ['portable-schemas', name, 'minLength: 1', 'minLength: 1\n$defs:\n  short: { maxLength: 3 }'],
  ['portable-schemas', name, 'minLength: 1', "minLength: 1\n$dynamicAnchor: '#colour'"],
  ['explicit-explode', inPath, 'explode: true', ''],
  ['explicit-explode', inPath, 'style: simple', ''],
  ['path-style', inPath, 'style: simple', 'style: form'],
  ['query-style', inQuery, 'style: form', 'style: simple'],
  ['query-explodes', inQuery, 'explode: true', 'explode: false'],
])('the rule %s of redocly.yaml reports a change of %s from "%s" to "%s"', async (rule, file, from, to) => {
  const written = readFileSync(new URL(`./testing/sound/${file}`, import.meta.url), 'utf8');
  const findings = await withBroken([{ file, to: written.replace(from, to) }], (folder) => {
    configure(folder, config.oas3_1Rules);
    return lintContracts(folder);
  });
  expect(findings).toEqual([expect.objectContaining({ file, rule: `rule/${rule}` })]);
});
