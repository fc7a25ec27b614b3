import { operationTable } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import { nearest } from '../../faults/nearest.ts';
import { eventStream } from '../../journal/event-stream.ts';
import { type JournalFilter, shownEntries } from '../../journal/filter.ts';
import type { Journal } from '../../journal/journal.ts';
import { inSlices } from '../../tenant/slices.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import { jsonStream } from '../json-stream.ts';
import type { ContentAnswer, ControlOperations, ControlRequest } from '../operation.ts';

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

/** The interval in milliseconds at which due status changes are applied while a client watches the tenant. */
const lookEvery = 100;

/** While a client watches a tenant, the sandbox applies due status changes without waiting for a request (D-98). */
async function watchTenant(request: ControlRequest<'watchTenant'>): Promise<ContentAnswer> {
  const { tenants, journals, onFault, path, lastEventId } = request;
  const settled = () => tenantWithDueTransitions(request, path.tenant).tenantData.tenant;
  const tenant = await inSlices(tenants, settled);
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await inSlices(tenants, () =>
        tenants.get(tenant) ? settled() : tenants.afterwards(() => journals.remove(tenant)),
      );
    } catch (error) {
      // If the database is unreachable, the event stream stays open. Other errors close the event stream.
      if (error instanceof Unavailable) return;
      onFault(error);
      throw error;
    } finally {
      isLooking = false;
    }
  };
  const content = eventStream(journals, tenant, { tick: look, every: lookEvery, lastEventId });
  return { status: 200, headers: { 'x-accel-buffering': 'no' }, content };
}
