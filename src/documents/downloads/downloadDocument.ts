import type { Operation } from '../../operation/operation.ts';
import { existingDocument } from '../records/documents.ts';
import { fileTypes } from '../uploads/file-types.ts';

export const downloadDocument: Operation<'downloadDocument'> = ({ tenantData, path }) => {
  const { name, fileType, fileSize: size, hash } = existingDocument(tenantData, path.documentId);
  return { status: 200, file: { name, mediaType: fileTypes[fileType].mediaType, content: { hash, size } } };
};
