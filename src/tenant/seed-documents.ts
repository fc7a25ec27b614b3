import { readFileSync } from 'node:fs';
import type { DocumentRow, JobPlanRow, ProvisionRow } from './rows.ts';
import type { TenantData } from './tenant-data.ts';

/** A document record in a seed file, with the text of the document. */
export type SeedDocument = Omit<DocumentRow, 'unreadable' | 'plan' | 'polls' | 'revision'> & { text: string };

/** The documents and provisions (named clauses) to which a seed file refers, such as `fixtures/documents/aurora.json`. */
export interface SeedDocuments {
  provisions: ProvisionRow[];
  documents: SeedDocument[];
}

/**
 * Adds the documents and provisions (named clauses) in a JSON file to the data of a tenant.
 * A document in processing keeps its status until a request to the control plane ends the processing.
 */
export function fillDocuments(tenantData: TenantData, file: URL): void {
  const seed: SeedDocuments = JSON.parse(readFileSync(file, 'utf8'));
  const { rows } = tenantData;
  for (const { text, ...record } of seed.documents) {
    const ours = {
      unreadable: record.failureReason,
      plan: byHand('document'),
      polls: 0,
      revision: tenantData.version + 1,
    };
    rows.documents.put({ ...record, ...ours });
    if (record.status !== 'FAILED') rows.texts.put({ documentId: record.documentId, text });
  }
  for (const [index, provision] of seed.provisions.entries()) fillProvision(tenantData, provision, String(index + 1));
  const sets = seed.documents.map(({ docSetId }) => Number(docSetId));
  rows.sequences.put({ name: 'documents', next: seed.documents.length + 1 });
  rows.sequences.put({ name: 'documentSets', next: Math.max(0, ...sets) + 1 });
  rows.sequences.put({ name: 'provisionRecords', next: seed.provisions.length + 1 });
}

function fillProvision({ rows }: TenantData, provision: ProvisionRow, recordId: string): void {
  const has = ({ provisions }: DocumentRow) => provisions.some(({ name }) => name === provision.name);
  const tagged = rows.documents.list().filter(has);
  const dates = tagged.map(({ dateModified }) => dateModified).sort();
  const [dateCreated = '2025-01-01T00:00:00.000Z'] = dates;
  rows.provisions.put(provision);
  rows.provisionRecords.put({
    recordId,
    provisionName: provision.name,
    status: 'READY',
    documentsTagged: tagged.length,
    dateCreated,
    dateModified: dates.at(-1) ?? dateCreated,
    plan: byHand('provision'),
    polls: 0,
  });
}

function byHand(kind: JobPlanRow['kind']): JobPlanRow {
  return { kind, mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null };
}
