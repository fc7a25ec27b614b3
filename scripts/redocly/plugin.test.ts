import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import contractPlugin from './plugin.ts';
import { lintBroken } from './testing/break-contract.ts';

const rules = Object.keys(contractPlugin().rules.oas3);

describe('the plugin', () => {
  it('has every rule file under the name of the file', () => {
    const files = readdirSync(new URL('./rules/', import.meta.url)).filter((name) => !name.endsWith('.test.ts'));
    expect(rules.toSorted()).toEqual(files.map((name) => basename(name, '.ts')).toSorted());
  });

  it.each(rules)('finds nothing in a sound contract by %s', async (rule) => {
    expect(await lintBroken(rule, [])).toEqual([]);
  });
});
