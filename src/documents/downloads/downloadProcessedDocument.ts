import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import type { DocumentRow, TextRow } from '../../tenant/rows.ts';
import { existingDocument } from '../records/documents.ts';
import { PdfWorker } from './pdf-worker.ts';

export const downloadProcessedDocument: Operation<'downloadProcessedDocument'> = ({ tenantData, path }) => {
  const row = existingDocument(tenantData, path.documentId);
  if (row.status !== 'READY') throw notProcessed(row);
  const text = tenantData.rows.texts.get(Number(row.documentId)) ?? { documentId: row.documentId, text: '' };
  const name = `${row.name.replace(/\.[^.]+$/, '')}.pdf`;
  const make = () => searchablePdf(text, row.name, new Date(row.dateCreated));
  return { status: 200, file: { name, mediaType: 'application/pdf', content: { make } } };
};

function notProcessed({ documentId, status }: DocumentRow): Problem {
  const headers = status === 'IN_PROGRESS' ? { 'retry-after': '1' } : {};
  const code = status === 'FAILED' ? 'PROCESSED DOCUMENT NOT FOUND' : 'DOCUMENT IN PROGRESS';
  const detail = `the processed document exists when the status is READY, the status of ${JSON.stringify(documentId)} is ${status}`;
  return new Problem({ code, detail, source: { parameter: 'documentId' } }, headers);
}

const drawn = new WeakMap<TextRow, Promise<Buffer>>();

const worker = new PdfWorker();

export function searchablePdf(row: TextRow, title: string, created: Date): Promise<Buffer> {
  const known = drawn.get(row);
  if (known) return known;
  const drawing = worker.draw({ text: row.text, title, created });
  drawn.set(row, drawing);
  // Removes a failed promise from the cache, so that the next download tries to create the PDF again.
  drawing.catch(() => drawn.delete(row));
  return drawing;
}
