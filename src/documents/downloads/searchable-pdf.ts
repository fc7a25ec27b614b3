import type { TextRow } from '../../tenant/rows.ts';
import { PdfWorker } from './pdf-worker.ts';

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
