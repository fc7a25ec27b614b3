import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { existingDocId } from './documents.ts';
import { pollDocument } from './processing.ts';

export const readDocumentByDocId: Operation<'readDocumentByDocId'> = ({ tenantData, path, now }) => {
  pollDocument(tenantData, existingDocId(tenantData, path.docId), now);
  return { status: 200, body: documentRecord(existingDocId(tenantData, path.docId)) };
};
