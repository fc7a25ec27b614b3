import type { DocumentRow } from '../../tenant/rows.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { putDocument } from '../records/documents.ts';

const plan = { kind: 'document', mode: 'after', after: 150, polls: 0, outcome: 'succeed', code: null } as const;

export function putReady(
  tenantData: TenantData,
  documentId: string,
  { text = '', ...about }: Partial<DocumentRow> & { text?: string },
): void {
  const at = new Date(Date.parse('2026-01-15T09:00:00Z') + Number(documentId) * 1_000).toISOString();
  putDocument(tenantData, {
    documentId,
    docId: null,
    docSetId: documentId,
    version: 1,
    name: `${documentId}.txt`,
    path: '/',
    status: 'READY',
    failureReason: null,
    fileType: 'txt',
    fileSize: 1,
    dateCreated: at,
    dateModified: at,
    fields: [],
    provisions: [],
    hash: documentId,
    unreadable: null,
    plan,
    polls: 0,
    ...about,
  });
  tenantData.rows.texts.put({ documentId, text });
}

export function tenantDataOfFields(): TenantData {
  const tenantData = new TenantData('test');
  const plain = { helpText: null, active: true, allowedValues: [], section: null };
  tenantData.transact(() => {
    for (const type of ['string', 'number', 'date', 'boolean'] as const) {
      tenantData.rows.fields.put({ name: type, label: type, type, ...plain });
    }
  });
  return tenantData;
}
