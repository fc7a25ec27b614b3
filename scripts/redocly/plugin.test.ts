import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintContracts } from './lint-contracts.ts';
import contractPlugin from './plugin.ts';
import { configure, withBroken } from './testing/break-contract.ts';

const names = Object.keys(contractPlugin().rules.oas3);
const switchedOn = Object.fromEntries(names.map((name) => [`contract/${name}`, 'error']));

it('has every rule switched on in redocly.yaml', () => {
  const config: unknown = parse(readFileSync(new URL('../../redocly.yaml', import.meta.url), 'utf8'));
  expect(config).toMatchObject({ rules: switchedOn });
});

it('finds nothing in sound contracts', async () => {
  const findings = await withBroken([], (folder) => {
    configure(folder, switchedOn);
    return lintContracts(folder);
  });
  expect(findings).toEqual([]);
});
