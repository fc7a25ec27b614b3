import type { Operation } from '../operation/operation.ts';
import { documentRecord, existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

/**
 * Returns one document record by its id.
 * The tenant can be configured so that the processing of a document ends after a number of reads (D-67, D-90).
 */
export const readDocument: Operation<'readDocument'> = ({ world, path, now }) => {
  pollDocument(world, existingDocument(world, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(world, path.documentId)) };
};
