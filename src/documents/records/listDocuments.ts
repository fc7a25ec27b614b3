import type { QueryOf } from '../../contract/operation.ts';
import type { Operation } from '../../operation/operation.ts';
import { momentOf } from '../../tenant/clock.ts';
import type { Key } from '../../tenant/compare.ts';
import { documentRecord } from '../../tenant/document-record.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { pageOf } from '../paging.ts';

export const listDocuments: Operation<'listDocuments'> = ({ tenantData, query = {}, origin }) => {
  const { documents } = tenantData.rows;
  if (query.docId !== undefined) return versionsOf(documents.find('byDocId', [query.docId]), query, origin);
  const [index, prefix] = indexFor(query);
  const total = documents.count(index, prefix);
  const { modifiedSince } = query;
  const skipped =
    modifiedSince === undefined ? 0 : firstSince(tenantData, index, prefix, total, momentOf(modifiedSince));
  const page = pageOf(`${origin}/documents`, query, total - skipped);
  const rows = documents.find(index, prefix, skipped + page.from, skipped + page.to);
  return { status: 200, body: { ...page.links, documents: rows.map(documentRecord) } };
};

/** A document has few versions, so they need no index. */
function versionsOf(versions: readonly DocumentRow[], query: QueryOf<'listDocuments'>, origin: string) {
  const { path = null, status = null, modifiedSince } = query;
  const since = modifiedSince === undefined ? Number.NEGATIVE_INFINITY : momentOf(modifiedSince);
  const rows = versions
    .filter((row) => (path ?? row.path) === row.path && (status ?? row.status) === row.status)
    .filter(({ dateModified }) => Date.parse(dateModified) >= since)
    .toSorted((one, other) => Date.parse(one.dateModified) - Date.parse(other.dateModified));
  const page = pageOf(`${origin}/documents`, query, rows.length);
  return {
    status: 200 as const,
    body: { ...page.links, documents: rows.slice(page.from, page.to).map(documentRecord) },
  };
}

type Index = 'byModified' | 'byPath' | 'byStatus' | 'byPathAndStatus';

function indexFor({ path, status }: { path?: string; status?: string }): [Index, Key] {
  if (path !== undefined && status !== undefined) return ['byPathAndStatus', [path, status]];
  if (path !== undefined) return ['byPath', [path]];
  return status === undefined ? ['byModified', []] : ['byStatus', [status]];
}

function firstSince({ rows }: TenantData, index: Index, prefix: Key, total: number, moment: number): number {
  let [low, high] = [0, total];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [row] = rows.documents.find(index, prefix, middle, middle + 1);
    if (row && Date.parse(row.dateModified) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
