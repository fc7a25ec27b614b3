import { constantModule, generated } from './files.ts';
import type { Contract } from './model.ts';

export function enumTable(contracts: readonly Contract[]): [string, string][] {
  const table: Record<string, readonly unknown[]> = {};
  for (const { document } of contracts) {
    for (const [name, { enum: values }] of Object.entries(document.components?.schemas ?? {})) {
      if (!values) continue;
      const known = table[name];
      if (known && known.join() !== values.join()) throw new Error(`two contracts list different values of ${name}`);
      table[name] = values;
    }
  }
  return [[`${generated}/enums.ts`, constantModule('enums', table, 'The values of the schemas that list them.')]];
}
