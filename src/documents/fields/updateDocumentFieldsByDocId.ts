import type { OperationWithTraits } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { existingDocId, newestVersion } from '../records/documents.ts';
import { setFields } from './fields.ts';

export const updateDocumentFieldsByDocId: OperationWithTraits<'updateDocumentFieldsByDocId'> = {
  current: ({ tenantData, path }) => {
    const row = newestVersion(tenantData, path.docId);
    return row && documentRecord(row);
  },
  run: ({ tenantData, path, body, now }) => {
    setFields(tenantData, () => existingDocId(tenantData, path.docId), body.fields, now);
    return { status: 204, body: undefined };
  },
};
