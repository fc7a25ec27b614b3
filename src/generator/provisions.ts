import { timestamp } from '../tenant/clock.ts';
import type { JobPlanRow } from '../tenant/rows.ts';
import type { TenantData } from '../tenant/tenant-data.ts';
import { provisions } from './catalogue.ts';
import { beginOfHistory, endOfHistory } from './order.ts';

const plan: JobPlanRow = { kind: 'provision', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };

/** For each provision, stores a finished clause search that has found all documents with the provision. */
export function putProvisions({ rows }: TenantData): void {
  const tagged = new Map<string, number>();
  for (const document of rows.documents.list()) {
    for (const { name } of document.provisions) tagged.set(name, (tagged.get(name) ?? 0) + 1);
  }
  for (const [index, provision] of provisions.entries()) {
    rows.provisions.put(provision);
    rows.provisionRecords.put({
      recordId: String(index + 1),
      provisionName: provision.name,
      status: 'READY',
      documentsTagged: tagged.get(provision.name) ?? 0,
      dateCreated: timestamp(beginOfHistory),
      dateModified: timestamp(endOfHistory),
      plan,
      polls: 0,
    });
  }
  rows.sequences.put({ name: 'provisionRecords', next: provisions.length + 1 });
}
