import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { areas, type ClientRule } from './rule.ts';

let loaded: readonly ClientRule[] | undefined;

export function loadRules(): readonly ClientRule[] {
  loaded ??= areas.flatMap((area) => {
    const rows: Omit<ClientRule, 'area'>[] = parse(readFileSync(new URL(`./${area}.yaml`, import.meta.url), 'utf8'));
    return rows.map((row) => ({ ...row, area }));
  });
  return loaded;
}
