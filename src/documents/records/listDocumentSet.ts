import type { Operation } from '../../operation/operation.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import { pageOf } from '../paging.ts';
import { existingSet } from './documents.ts';

export const listDocumentSet: Operation<'listDocumentSet'> = ({ tenantData, path, query, origin }) => {
  const { documents } = tenantData.rows;
  const set = existingSet(tenantData, path.docSetId);
  const address = `${origin}/documents/docsetid/${set}`;
  const page = pageOf(address, query, documents.count('bySet', [set]));
  const rows = documents.find('bySet', [set], page.from, page.to);
  return { status: 200, body: { ...page.links, documents: rows.map(documentRecord) } };
};
