import type { Operation } from '../operation/operation.ts';
import { existingDocument } from './documents.ts';
import type { TakenFile } from './intake/take-file.ts';
import { takeIn } from './take-in.ts';

/** Takes in a file as the newest version of a document; it begins without values in its fields (D-66). */
export const uploadDocumentVersion: Operation<'uploadDocumentVersion', { file: TakenFile }> = (request) => {
  const { world, path, body, now } = request;
  const { documents } = world.rows;
  const named = existingDocument(world, path.documentId);
  const set = Number(named.docSetId);
  const newest = documents.find('bySet', [set], documents.count('bySet', [set]) - 1)[0] ?? named;
  const { docId, docSetId, path: folder, version } = newest;
  return takeIn(world, body.file, { docId, docSetId, version: version + 1, path: folder, fields: [] }, now);
};
