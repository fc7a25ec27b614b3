import type { IncomingMessage } from 'node:http';
import type { OperationEntry, OperationId } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileStore } from '../../files/file-store.ts';
import { prepareUpload, prepareVersion } from './multipart-documents.ts';
import type { Prepare, Prepared } from './prepared-form.ts';
import { prepareSpreadsheet } from './spreadsheet-form.ts';

/** How the forms of operations are taken in. */
const preparations: { readonly [Id in OperationId]?: Prepare } = {
  uploadDocument: prepareUpload,
  uploadDocumentVersion: prepareVersion,
  importUsers: prepareSpreadsheet,
  summarizeUserImport: prepareSpreadsheet,
};

/** Whether the operation takes a form; throws where there is no body at all. */
export function takesForm({ id }: OperationEntry, { headers }: IncomingMessage): boolean {
  if (!preparations[id]) return false;
  if (headers['content-type'] !== undefined) return true;
  const detail = 'this operation needs a body, there is none';
  throw new Problem({ code: 'MISSING VALUE', detail, source: { pointer: '' } });
}

/** What comes before the transaction of an operation that takes a form. */
export async function prepareForm(
  entry: OperationEntry,
  body: IncomingMessage,
  files: FileStore,
  mostBytes: number,
): Promise<Prepared> {
  const [prepare, contentType] = [preparations[entry.id], body.headers['content-type']];
  if (!prepare || contentType === undefined) throw new Error(`${entry.id} takes no form`);
  return prepare({ body, contentType, mostBytes }, files);
}
