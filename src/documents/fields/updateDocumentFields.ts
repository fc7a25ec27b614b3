import type { OperationWithTraits } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { findById } from '../../tenant/ids.ts';
import { existingDocument } from '../records/documents.ts';
import { setFields } from './fields.ts';

export const updateDocumentFields: OperationWithTraits<'updateDocumentFields'> = {
  current: ({ tenantData, path }) => {
    const row = findById(tenantData.rows.documents, path.documentId);
    return row && documentRecord(row);
  },
  run: ({ tenantData, path, body, now }) => {
    setFields(tenantData, () => existingDocument(tenantData, path.documentId), body.fields, now);
    return { status: 204, body: undefined };
  },
};
