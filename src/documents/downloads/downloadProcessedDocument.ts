import { Problem } from '../../contract/problem.ts';
import type { Operation } from '../../operation/operation.ts';
import type { DocumentRow } from '../../tenant/rows.ts';
import { existingDocument } from '../records/documents.ts';
import { searchablePdf } from './searchable-pdf.ts';

/** Downloads a document as a searchable PDF. The sandbox generates the PDF on demand (design decision D-71). */
export const downloadProcessedDocument: Operation<'downloadProcessedDocument'> = ({ tenantData, path }) => {
  const row = existingDocument(tenantData, path.documentId);
  if (row.status !== 'READY') throw notProcessed(row);
  const text = tenantData.rows.texts.get(Number(row.documentId)) ?? { documentId: row.documentId, text: '' };
  const name = `${row.name.replace(/\.[^.]+$/, '')}.pdf`;
  const make = () => searchablePdf(text, row.name, new Date(row.dateCreated));
  return { status: 200, file: { name, mediaType: 'application/pdf', content: { make } } };
};

function notProcessed({ documentId, status }: DocumentRow): Problem {
  const code = status === 'FAILED' ? 'PROCESSED DOCUMENT NOT FOUND' : 'DOCUMENT IN PROGRESS';
  const detail = `the processed document exists when the status is READY, the status of ${JSON.stringify(documentId)} is ${status}`;
  return new Problem({ code, detail, source: { parameter: 'documentId' } });
}
