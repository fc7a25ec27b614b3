import { readFileSync } from 'node:fs';
import type { FieldRow, ProvisionRow, RoleRow } from '../tenant/rows.ts';

interface Catalogue {
  /** Requests cannot assign a system role (the last one) to a user. */
  roles: RoleRow[];
  functions: string[];
  divisions: string[];
  currencies: string[];
  laws: string[];
  regions: string[];
  /** All field types, an inactive field, and names that differ by case. */
  fields: FieldRow[];
  provisions: ProvisionRow[];
  /** Valid names that often cause errors in API clients. */
  hostileNames: string[];
}

const file = new URL('../../fixtures/templates/catalogue.json', import.meta.url);
const catalogue: Catalogue = JSON.parse(readFileSync(file, 'utf8'));

export const { roles, functions, divisions, currencies, laws, regions, fields, provisions, hostileNames } = catalogue;

/** `length` counts code points. */
export function longName(length: number, start = 'Long'): string {
  return start + '\ud835\udcdb'.repeat(length - [...start].length);
}
