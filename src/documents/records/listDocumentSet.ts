import type { Operation } from '../../operation/operation.ts';
import { listPage } from '../paging.ts';
import { existingSet } from './documents.ts';

export const listDocumentSet: Operation<'listDocumentSet'> = ({ tenantData, path, query, origin }) => {
  const { documents } = tenantData.rows;
  const set = existingSet(tenantData, path.docSetId);
  const list = {
    count: documents.count('bySet', [set]),
    rows: (from: number, to: number) => documents.find('bySet', [set], from, to),
    placeOf: ({ version, documentId }: { version: number; documentId: string }) => [version, Number(documentId)],
  };
  return { status: 200, body: listPage(`${origin}/documents/docsetid/${set}`, query, list) };
};
