import type { Operation } from '../../operation/operation.ts';
import { listPage } from '../paging.ts';
import { existingSet } from './documents.ts';

export const listDocumentSet: Operation<'listDocumentSet'> = ({ tenantData, path, query, origin }) => {
  const { documents } = tenantData.rows;
  const set = existingSet(tenantData, path.docSetId);
  const list = {
    count: documents.count('bySet', [set]),
    rows: (from: number, to: number) => documents.find('bySet', [set], from, to),
    sortedBy: ({ version }: { version: number }) => String(version).padStart(15, '0'),
  };
  return { status: 200, body: listPage(`${origin}/documents/docsetid/${set}`, query, list) };
};
