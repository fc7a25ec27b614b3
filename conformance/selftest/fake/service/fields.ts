import { Refusal } from './refusal.ts';
import type { Tenant } from './tenant.ts';

export function listFields(tenant: Tenant, active: string | undefined): { name: string; active: boolean }[] {
  const path = active === undefined ? 'all' : 'active';
  if (tenant.breaks('fields-list-refused', { path: [path, 'both'] }))
    throw new Refusal('broken rule', 'There is no such parameter.');
  if (tenant.breaks('fields-list-empty', { path })) return [];
  const all = [
    { name: 'Term', active: true },
    { name: 'Old term', active: false },
  ];
  return all.filter((each) => active !== 'active' || each.active);
}
