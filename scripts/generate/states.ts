import { constantModule, generated } from './files.ts';
import type { Contract } from './model.ts';

export function stateTable(contracts: Contract[]): [string, string][] {
  const machines: Record<string, unknown> = {};
  for (const { document } of contracts) {
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      if (schema['x-states']) machines[name] = schema['x-states'];
    }
  }
  return [[`${generated}/states.ts`, constantModule('states', machines, 'The state machines of the contract.')]];
}
