import type { Operation } from '../operation/operation.ts';
import { documentRecord } from '../world/document-record.ts';
import { existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

/**
 * Returns the document version with the given id (design decision D-67).
 * In the mode `polls`, a job plan defines the number of reads after which the processing ends (D-90).
 */
export const readDocument: Operation<'readDocument'> = ({ world, path, now }) => {
  pollDocument(world, existingDocument(world, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(world, path.documentId)) };
};
