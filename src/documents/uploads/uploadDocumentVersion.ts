import type { OperationWithTraits } from '../../operation/operation.ts';
import { existingDocument } from '../records/documents.ts';
import { requiredFile, type TakenFile } from './take-file.ts';
import { takeIn } from './take-in.ts';

export const uploadDocumentVersion: OperationWithTraits<'uploadDocumentVersion', { file: TakenFile }> = {
  file: requiredFile,
  run: ({ tenantData, path, body, now }) => {
    const { documents } = tenantData.rows;
    const named = existingDocument(tenantData, path.documentId);
    const set = Number(named.docSetId);
    const newest = documents.find('bySet', [set], documents.count('bySet', [set]) - 1)[0] ?? named;
    const { docId, docSetId, path: folder, version } = newest;
    return takeIn(tenantData, body.file, { docId, docSetId, version: version + 1, path: folder, fields: [] }, now);
  },
};
