import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import type { OperationWithTraits } from '../../operation/operation.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { defineFields, type FieldUpdate, mergeFields, requireFieldValues } from '../fields/fields.ts';
import { requiredFile, type TakenFile } from './take-file.ts';
import { takeIn } from './take-in.ts';

interface Upload {
  file: TakenFile;
  docId?: string;
  uploadPath?: string;
  fields?: readonly FieldUpdate[];
}

export const uploadDocument: OperationWithTraits<'uploadDocument', Upload> = {
  file: requiredFile,
  run: ({ tenantData, body, now }) => {
    const { file, docId = null, uploadPath: path = '/', fields: updates = [] } = body;
    requireFieldValues(tenantData, updates);
    requireFolder(tenantData, path);
    if (docId !== null) requireFreeDocId(tenantData, docId);
    const fields = mergeFields([], updates);
    defineFields(tenantData, updates);
    return takeIn(tenantData, file, { docId, docSetId: nextSetId(tenantData), version: 1, path, fields }, now);
  },
};

function requireFolder(tenantData: TenantData, path: string): void {
  if (tenantData.rows.folders.count('byPath', [path]) > 0) return;
  const detail = `/uploadPath must be the path of a folder of this tenant, got ${shown(path)}`;
  throw new Problem({ code: 'FOLDER NOT FOUND', detail, source: { pointer: '/uploadPath' } });
}

function requireFreeDocId(tenantData: TenantData, docId: string): void {
  if (tenantData.rows.documents.count('byDocId', [docId]) === 0) return;
  const detail = `a document has the docId ${JSON.stringify(docId)} already; upload a new version of it instead`;
  throw new Problem({ code: 'DOC ID TAKEN', detail, source: { pointer: '/docId' } });
}

function nextSetId({ rows: { sequences } }: TenantData): string {
  const name = 'documentSets';
  const next = sequences.get(name)?.next ?? 1;
  sequences.put({ name, next: next + 1 });
  return String(next);
}
