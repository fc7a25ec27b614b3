import type { Operation } from '../../operation/operation.ts';
import { existingDocument } from '../records/documents.ts';
import { setFields } from './fields.ts';

export const updateDocumentFields: Operation<'updateDocumentFields'> = ({ tenantData, path, body, now }) => {
  setFields(tenantData, () => existingDocument(tenantData, path.documentId), body.fields, now);
  return { status: 204, body: undefined };
};
