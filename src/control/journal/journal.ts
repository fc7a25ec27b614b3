import { operationTable } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { nearest } from '../../faults/nearest.ts';
import { type JournalFilter, shownEntries } from '../../journal/filter.ts';
import type { Journal } from '../../journal/journal.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import { jsonStream } from '../json-stream.ts';
import type { ContentAnswer, ControlOperations } from '../operation.ts';
import { watchTenant } from './watchTenant.ts';

export const journal: ControlOperations = {
  readJournal: (request) => {
    const { tenants, journals, path, query } = request;
    requireKnownOperation(query);
    const { tenant } = tenantWithDueTransitions(request, path.tenant).tenantData;
    journals.isOf(tenant, tenants.bindingOf(tenant)?.tenantId ?? '');
    return shownJournal(journals.of(tenant), query);
  },

  clearJournal: ({ tenants, journals, path }) => {
    const { tenant } = existingTenant(tenants, path.tenant);
    tenants.afterwards(() => journals.of(tenant).clear());
    return { status: 204, body: undefined };
  },

  readOwnJournal: ({ journals, query }) => {
    requireKnownOperation(query);
    return shownJournal(journals.own, query);
  },

  clearOwnJournal: ({ tenants, journals }) => {
    tenants.afterwards(() => journals.own.clear());
    return { status: 204, body: undefined };
  },

  watchTenant: { run: watchTenant },
};

function shownJournal(journal: Journal, query: JournalFilter = {}): ContentAnswer {
  const entries = shownEntries(journal, query);
  return { status: 200, content: jsonStream({ kept: journal.size, dropped: journal.dropped, entries }) };
}

/** Refuses an unknown operation id, because an empty result would hide a spelling error. */
function requireKnownOperation({ operation }: JournalFilter = {}): void {
  if (operation === undefined || Object.hasOwn(operationTable, operation)) return;
  const known = nearest(operation.slice(0, 100), Object.keys(operationTable)).join(', ');
  const detail = `operation must be the id of an operation, got ${JSON.stringify(operation)}; the most similar are ${known}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: 'operation' } });
}
