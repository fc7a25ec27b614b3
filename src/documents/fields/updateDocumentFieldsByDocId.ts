import type { Operation } from '../../operation/operation.ts';
import { existingDocId } from '../records/documents.ts';
import { setFields } from './fields.ts';

export const updateDocumentFieldsByDocId: Operation<'updateDocumentFieldsByDocId'> = ({
  tenantData,
  path,
  body,
  now,
}) => {
  setFields(tenantData, () => existingDocId(tenantData, path.docId), body.fields, now);
  return { status: 204, body: undefined };
};
