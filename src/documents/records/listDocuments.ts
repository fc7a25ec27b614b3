import type { QueryOf } from '../../contract/operation.ts';
import type { Operation } from '../../operation/operation.ts';
import { momentOf } from '../../tenant/clock.ts';
import { compareKeys, countBefore, type Key } from '../../tenant/compare.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import { type DocumentList, listPage } from '../paging.ts';

export const listDocuments: Operation<'listDocuments'> = ({ tenantData, query = {}, origin }) => {
  const { documents } = tenantData.rows;
  const { docId, modifiedSince } = query;
  const address = `${origin}/documents`;
  if (docId !== undefined)
    return {
      status: 200,
      body: listPage(address, query, listOf(versionsIn(documents.find('byDocId', [docId]), query))),
    };
  const [index, prefix] = indexFor(query);
  const total = documents.count(index, prefix);
  const rows = (from: number, to: number) => documents.find(index, prefix, from, to);
  const since = modifiedSince === undefined ? Number.NEGATIVE_INFINITY : momentOf(modifiedSince);
  const isOlder = ({ dateModified }: DocumentRow) => Date.parse(dateModified) < since;
  const skipped = modifiedSince === undefined ? 0 : countBefore(total, rows, isOlder);
  const list = { count: total - skipped, rows: (from: number, to: number) => rows(skipped + from, skipped + to) };
  return { status: 200, body: listPage(address, query, { ...list, placeOf }) };
};

const placeOf = ({ dateModified, revision, documentId }: DocumentRow) => [
  Date.parse(dateModified),
  revision,
  Number(documentId),
];

function listOf(rows: DocumentRow[]): DocumentList {
  return { count: rows.length, rows: (from, to) => rows.slice(from, to), placeOf };
}

/** A document has few versions, so they need no index. */
function versionsIn(versions: readonly DocumentRow[], query: NonNullable<QueryOf<'listDocuments'>>): DocumentRow[] {
  const { path = null, status = null, modifiedSince } = query;
  const since = modifiedSince === undefined ? Number.NEGATIVE_INFINITY : momentOf(modifiedSince);
  return versions
    .filter((row) => (path ?? row.path) === row.path && (status ?? row.status) === row.status)
    .filter(({ dateModified }) => Date.parse(dateModified) >= since)
    .toSorted((one, other) => compareKeys(placeOf(one), placeOf(other)));
}

type Index = 'byModified' | 'byPath' | 'byStatus' | 'byPathAndStatus';

function indexFor({ path, status }: { path?: string; status?: string }): [Index, Key] {
  if (path !== undefined && status !== undefined) return ['byPathAndStatus', [path, status]];
  if (path !== undefined) return ['byPath', [path]];
  return status === undefined ? ['byModified', []] : ['byStatus', [status]];
}
