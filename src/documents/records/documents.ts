import { Problem } from '../../contract/problem.ts';
import { findById, idKey } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';

export function putDocument(tenantData: TenantData, row: Omit<DocumentRow, 'revision'>): DocumentRow {
  const written = { ...row, revision: tenantData.version + 1 };
  tenantData.rows.documents.put(written);
  return written;
}

export function putDocuments(tenantData: TenantData, rows: readonly Omit<DocumentRow, 'revision'>[]): void {
  tenantData.rows.documents.putAll(rows.map((row) => ({ ...row, revision: tenantData.version + 1 })));
}

export function existingDocument(tenantData: TenantData, documentId: string): DocumentRow {
  const row = findById(tenantData.rows.documents, documentId);
  if (row) return row;
  const detail = `no document record has the id ${JSON.stringify(documentId)}`;
  throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'documentId' } });
}

export function newestVersion({ rows: { documents } }: TenantData, docId: string): DocumentRow | undefined {
  const versions = documents.count('byDocId', [docId]);
  return versions > 0 ? documents.find('byDocId', [docId], versions - 1)[0] : undefined;
}

export function existingDocId(tenantData: TenantData, docId: string): DocumentRow {
  const newest = newestVersion(tenantData, docId);
  if (newest) return newest;
  const detail = `no document has the docId ${JSON.stringify(docId)}`;
  throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'docId' } });
}

export function existingSet(tenantData: TenantData, docSetId: string): number {
  const key = idKey(docSetId);
  if (key !== undefined && tenantData.rows.documents.count('bySet', [key]) > 0) return key;
  const detail = `no document record has the docSetId ${JSON.stringify(docSetId)}`;
  throw new Problem({ code: 'DOCUMENT SET NOT FOUND', detail, source: { parameter: 'docSetId' } });
}
