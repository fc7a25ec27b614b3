import { filtered } from '../journal/filter.ts';
import { shownEntry } from '../journal/shown-entry.ts';
import { requireKnownOperation } from './journal-filter.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** What a tenant was asked and what it answered, the newest first (D-98). */
export const readJournal: ControlOperation<'readJournal'> = ({ tenants, machines, journals, path, query = {} }) => {
  requireKnownOperation(query);
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  journals.isOf(world.tenant, tenants.bindingOf(world.tenant)?.tenantId ?? '');
  const journal = journals.of(world.tenant);
  const entries = filtered(journal, query).map(shownEntry);
  return { status: 200, body: { kept: journal.size, dropped: journal.dropped, entries } };
};
