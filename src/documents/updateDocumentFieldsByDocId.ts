import type { Operation } from '../operation/operation.ts';
import { existingDocId } from './documents.ts';
import { setFields } from './fields.ts';

/**
 * Sets fields of the newest version of a document (decision D-69).
 * If one of the new field values is invalid, no field changes.
 */
export const updateDocumentFieldsByDocId: Operation<'updateDocumentFieldsByDocId'> = ({ world, path, body, now }) => {
  setFields(world, () => existingDocId(world, path.docId), body.fields, now);
  return { status: 204, body: undefined };
};
