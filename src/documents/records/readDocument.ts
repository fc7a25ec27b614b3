import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

/** Returns the document version with the given id (design decisions D-67 and D-90). */
export const readDocument: Operation<'readDocument'> = ({ tenantData, path, now }) => {
  pollDocument(tenantData, existingDocument(tenantData, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(tenantData, path.documentId)) };
};
