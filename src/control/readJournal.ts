import { shownEntries } from '../journal/filter.ts';
import { requireKnownOperation } from './journal-filter.ts';
import { jsonStream } from './json-stream.ts';
import type { ControlOperation } from './operation.ts';
import { settledTenant } from './tenants.ts';

/** What a tenant was asked and what it answered, the newest first (D-98). */
export const readJournal: ControlOperation<'readJournal'> = ({ tenants, machines, journals, path, query = {} }) => {
  requireKnownOperation(query);
  const { world } = settledTenant({ tenants, machines, journals }, path.tenant);
  journals.isOf(world.tenant, tenants.bindingOf(world.tenant)?.tenantId ?? '');
  const journal = journals.of(world.tenant);
  const entries = shownEntries(journal, query);
  return { status: 200, content: jsonStream({ kept: journal.size, dropped: journal.dropped, entries }) };
};
