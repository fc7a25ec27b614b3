import { Problem } from '../contract/problem.ts';
import { shown } from '../contract/shown.ts';
import type { Operation } from '../operation/operation.ts';
import type { World } from '../world/world.ts';
import { defineFields, type FieldUpdate, mergeFields, requireFieldValues } from './fields.ts';
import type { TakenFile } from './intake/take-file.ts';
import { takeIn } from './take-in.ts';

/** What an upload holds, its file taken in already. */
export interface Upload {
  file: TakenFile;
  docId: string | null;
  uploadPath: string;
  fields: readonly FieldUpdate[];
}

/** Takes in the first version of a document: either all parts keep the rules or nothing is taken in (D-65). */
export const uploadDocument: Operation<'uploadDocument', Upload> = ({ world, body, now }) => {
  requireFieldValues(world, body.fields);
  requireFolder(world, body.uploadPath);
  if (body.docId !== null) requireFreeDocId(world, body.docId);
  const fields = mergeFields([], body.fields);
  defineFields(world, body.fields);
  const { file, docId, uploadPath } = body;
  return takeIn(world, file, { docId, docSetId: nextSetId(world), version: 1, path: uploadPath, fields }, now);
};

function requireFolder(world: World, path: string): void {
  if (world.rows.folders.count('byPath', [path]) > 0) return;
  const detail = `/uploadPath must be the path of a folder of this tenant, got ${shown(path)}`;
  throw new Problem({ code: 'FOLDER NOT FOUND', detail, source: { pointer: '/uploadPath' } });
}

function requireFreeDocId(world: World, docId: string): void {
  if (world.rows.documents.count('byDocId', [docId]) === 0) return;
  const detail = `a document has the docId ${JSON.stringify(docId)} already; upload a new version of it instead`;
  throw new Problem({ code: 'DOC ID TAKEN', detail, source: { pointer: '/docId' } });
}

/** Document sets have a numbering of their own, so that nobody takes one for a document. */
function nextSetId({ rows: { sequences } }: World): string {
  const name = 'documentSets';
  const next = sequences.get(name)?.next ?? 1;
  sequences.put({ name, next: next + 1 });
  return String(next);
}
