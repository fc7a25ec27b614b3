import { findById } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import type { FaultDefinitions } from '../contract-fault.ts';
import { withList } from '../wire.ts';

function newest({ rows: { documents } }: TenantData): DocumentRow | undefined {
  return documents.list(documents.size - 1)[0];
}

export const documentFaults = {
  'document-version-lost': {
    afterOperation: ({ tenantData, before }) => {
      const added = tenantData.rows.documents
        .list()
        .filter(({ documentId }) => !findById(before.rows.documents, documentId));
      for (const { documentId } of added) tenantData.rows.documents.delete(Number(documentId));
      return added.length > 0;
    },
  },
  'documents-newest-unlisted': {
    answer: (answer, { tenantData }) =>
      withList(answer, 'documents', (items) =>
        items.filter(({ documentId }) => documentId !== newest(tenantData)?.documentId),
      ),
  },
  'document-set-with-strangers': {
    answer: (answer) =>
      withList(answer, 'documents', (items) => [
        ...items,
        ...items
          .slice(0, 1)
          .map((item) => ({ ...item, documentId: `${item['documentId']}0`, docSetId: `${item['docSetId']}0` })),
      ]),
  },
  'document-download-cut': {
    answer: (answer) => (Buffer.isBuffer(answer.body) ? { ...answer, body: answer.body.subarray(0, -1) } : answer),
  },
  'document-download-longer': {
    answer: (answer) =>
      Buffer.isBuffer(answer.body) ? { ...answer, body: Buffer.concat([answer.body, Buffer.from('\n')]) } : answer,
  },
  'document-delete-ignored': {
    afterOperation: ({ tenantData, before, path }) => {
      const row = findById(before.rows.documents, path['documentId'] ?? '');
      if (row) tenantData.rows.documents.put(row);
      return row !== undefined;
    },
  },
  'document-delete-takes-versions': {
    afterOperation: ({ tenantData, before, path }) => {
      const row = findById(before.rows.documents, path['documentId'] ?? '');
      const others = tenantData.rows.documents.list().filter(({ docSetId }) => docSetId === row?.docSetId);
      for (const { documentId } of others) tenantData.rows.documents.delete(Number(documentId));
      return others.length > 0;
    },
  },
  'search-composite-by-first-condition': {
    request: (request) => {
      const { query } = Object(request.body);
      return Array.isArray(query) && query.length > 1
        ? { ...request, body: { ...Object(request.body), query: query.slice(0, 1) } }
        : request;
    },
  },
} satisfies FaultDefinitions;
