import { Problem } from '../../contract/problem.ts';
import { findById, idKey } from '../../tenant/ids.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';

/** Stores a document with a new revision number. The search index detects changes by this number. */
export function putDocument(world: World, row: Omit<DocumentRow, 'revision'>): DocumentRow {
  const written = { ...row, revision: world.version + 1 };
  world.rows.documents.put(written);
  return written;
}

export function putDocuments(world: World, rows: readonly Omit<DocumentRow, 'revision'>[]): void {
  world.rows.documents.putAll(rows.map((row) => ({ ...row, revision: world.version + 1 })));
}

export function existingDocument(world: World, documentId: string): DocumentRow {
  const row = findById(world.rows.documents, documentId);
  if (row) return row;
  const detail = `no document record has the id ${JSON.stringify(documentId)}`;
  throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'documentId' } });
}

/** Returns the newest version of the document with the given docId. A client chooses the docId at the upload. */
export function existingDocId(world: World, docId: string): DocumentRow {
  const { documents } = world.rows;
  const versions = documents.count('byDocId', [docId]);
  const newest = versions > 0 && documents.find('byDocId', [docId], versions - 1)[0];
  if (newest) return newest;
  const detail = `no document has the docId ${JSON.stringify(docId)}`;
  throw new Problem({ code: 'DOCUMENT NOT FOUND', detail, source: { parameter: 'docId' } });
}

/** Returns the docSetId as a number. Throws if no document has this docSetId. */
export function existingSet(world: World, docSetId: string): number {
  const key = idKey(docSetId);
  if (key !== undefined && world.rows.documents.count('bySet', [key]) > 0) return key;
  const detail = `no document record has the docSetId ${JSON.stringify(docSetId)}`;
  throw new Problem({ code: 'DOCUMENT SET NOT FOUND', detail, source: { parameter: 'docSetId' } });
}
