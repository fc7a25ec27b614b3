import { unschedule } from '../../jobs/due.ts';
import type { Operation } from '../../operation/operation.ts';
import { existingDocument } from './documents.ts';

export const deleteDocument: Operation<'deleteDocument'> = ({ tenantData, path }) => {
  const { documentId } = existingDocument(tenantData, path.documentId);
  tenantData.rows.documents.delete(Number(documentId));
  tenantData.rows.texts.delete(Number(documentId));
  unschedule(tenantData, 'document', documentId);
  return { status: 204, body: undefined };
};
