import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

export const readDocument: Operation<'readDocument'> = ({ tenantData, path, now }) => {
  pollDocument(tenantData, existingDocument(tenantData, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(tenantData, path.documentId)) };
};
