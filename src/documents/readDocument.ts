import type { Operation } from '../operation/operation.ts';
import { documentRecord } from '../world/document-record.ts';
import { existingDocument } from './documents.ts';
import { pollDocument } from './processing.ts';

/**
 * Returns one version of a document by its id (design decision D-67).
 * The job plan mode `polls` ends the processing of the document after a given number of reads (design decision D-90).
 */
export const readDocument: Operation<'readDocument'> = ({ world, path, now }) => {
  pollDocument(world, existingDocument(world, path.documentId), now);
  return { status: 200, body: documentRecord(existingDocument(world, path.documentId)) };
};
