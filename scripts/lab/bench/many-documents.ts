import { readFileSync } from 'node:fs';
import { emptyTenantData } from '../../../src/tenant/new-tenant.ts';
import type { DocumentRow } from '../../../src/tenant/rows.ts';
import type { SeedDocument, SeedDocuments } from '../../../src/tenant/seed.ts';
import type { TenantData } from '../../../src/tenant/tenant-data.ts';

const aurora = new URL('../../../fixtures/documents/aurora.json', import.meta.url);
const begin = Date.parse('2026-01-05T08:00:00Z');
const plan = { kind: 'document', mode: 'manual', after: 0, polls: 0, outcome: 'succeed', code: null } as const;

export interface Row {
  document: DocumentRow;
  text: string;
}

export function documentRows(count: number): Row[] {
  const { documents }: SeedDocuments = JSON.parse(readFileSync(aurora, 'utf8'));
  const ready = documents.filter(({ status }) => status === 'READY');
  return Array.from({ length: count }, (_, index) => rowOf(ready[index % ready.length] as SeedDocument, index + 1));
}

function rowOf({ text, ...seed }: SeedDocument, number: number): Row {
  const documentId = String(number);
  const at = new Date(begin + number * 60_000).toISOString();
  const own = `\nReference ${number} of lot ${(number * 7_919) % 4_001}, kept by clerk${number % 300}.`;
  const fields = seed.fields.map(({ name, values }) =>
    name === 'Contract Value' ? { name, values: [{ value: (number * 7_919) % 500_000 }] } : { name, values },
  );
  const ours = { docId: `REF-${number}`, docSetId: documentId, version: 1, dateCreated: at, dateModified: at };
  const document = { ...seed, ...ours, documentId, fields, unreadable: null, plan, polls: 0, revision: 1 };
  return { document, text: text + own };
}

export function worldOf(tenant: string, rows: readonly Row[]): TenantData {
  const tenantData = emptyTenantData(tenant, begin);
  tenantData.transact(() => {
    for (const { document, text } of rows) {
      tenantData.rows.documents.put(document);
      tenantData.rows.texts.put({ documentId: document.documentId, text });
    }
    const next = rows.length + 1;
    for (const name of ['documents', 'documentSets']) tenantData.rows.sequences.put({ name, next });
  });
  return tenantData;
}
