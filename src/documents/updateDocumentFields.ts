import type { Operation } from '../operation/operation.ts';
import { existingDocument } from './documents.ts';
import { setFields } from './fields.ts';

/** Sets fields of one document record. If one of the new values is invalid, no field changes (decision D-69). */
export const updateDocumentFields: Operation<'updateDocumentFields'> = ({ world, path, body, now }) => {
  setFields(world, () => existingDocument(world, path.documentId), body.fields, now);
  return { status: 204, body: undefined };
};
