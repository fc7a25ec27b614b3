import type { Operation } from '../../operation/operation.ts';
import { existingDocument } from '../records/documents.ts';
import { setFields } from './fields.ts';

/** Changes field values of one version of a document. One invalid value prevents all changes (design decision D-69). */
export const updateDocumentFields: Operation<'updateDocumentFields'> = ({ tenantData, path, body, now }) => {
  setFields(tenantData, () => existingDocument(tenantData, path.documentId), body.fields, now);
  return { status: 204, body: undefined };
};
