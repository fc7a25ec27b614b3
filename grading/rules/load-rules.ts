import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { areas, type Rule } from './rule.ts';

let loaded: readonly Rule[] | undefined;

/** Returns the rules that `cps grade` checks. The YAML files with the rules are read only once. */
export function loadRules(): readonly Rule[] {
  loaded ??= areas.flatMap((area) => {
    const rows: Omit<Rule, 'area'>[] = parse(readFileSync(new URL(`./${area}.yaml`, import.meta.url), 'utf8'));
    return rows.map((row) => ({ ...row, area }));
  });
  return loaded;
}
