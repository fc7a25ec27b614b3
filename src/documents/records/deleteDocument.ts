import { unschedule } from '../../jobs/due.ts';
import type { Operation } from '../../operation/operation.ts';
import { existingDocument } from './documents.ts';

/** Deletes one version of a document (design decision D-74). */
export const deleteDocument: Operation<'deleteDocument'> = ({ world, path }) => {
  const { documentId } = existingDocument(world, path.documentId);
  world.rows.documents.delete(Number(documentId));
  world.rows.texts.delete(Number(documentId));
  unschedule(world, 'document', documentId);
  return { status: 204, body: undefined };
};
