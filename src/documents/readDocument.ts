import type { Operation } from '../operation/operation.ts';
import { documentRecord, existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

/**
 * Returns one document record by its id.
 * A tenant can be configured so that the n-th read of a document ends its processing (decisions D-67 and D-90).
 */
export const readDocument: Operation<'readDocument'> = ({ world, path, now }) => {
  pollDocument(world, existingDocument(world, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(world, path.documentId)) };
};
