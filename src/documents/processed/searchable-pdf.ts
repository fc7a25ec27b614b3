import type { TextRow } from '../../world/rows.ts';
import { PdfWorker } from './pdf-worker.ts';

/** Caches each generated PDF as long as the stored text of its document exists. */
const drawn = new WeakMap<TextRow, Promise<Buffer>>();

const worker = new PdfWorker();

/** Returns a PDF with the selectable and searchable text of the document. Equal documents give equal bytes. */
export function searchablePdf(row: TextRow, title: string, created: Date): Promise<Buffer> {
  const known = drawn.get(row);
  if (known) return known;
  const drawing = worker.draw({ text: row.text, title, created });
  drawn.set(row, drawing);
  // After a failure the PDF is removed from the cache, so that the next download tries again.
  // The caller, who awaits the same promise, handles the error of a failed PDF.
  drawing.catch(() => drawn.delete(row));
  return drawing;
}
