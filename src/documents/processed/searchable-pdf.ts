import { buffer } from 'node:stream/consumers';
import type { TextRow } from '../../world/rows.ts';

/** What was drawn, as long as the row of its text lives. */
const drawn = new WeakMap<TextRow, Promise<Buffer>>();

/** A PDF whose text is that of the document: it can be selected and searched. The same document has the same bytes. */
export function searchablePdf(row: TextRow, title: string, created: Date): Promise<Buffer> {
  const known = drawn.get(row);
  if (known) return known;
  const drawing = draw(row.text, title, created);
  drawn.set(row, drawing);
  return drawing;
}

/** pdfkit is loaded when a processed document is first asked for. */
async function draw(text: string, title: string, created: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: { Title: title, Producer: 'Contract Platform Kit', Creator: 'Contract Platform Kit', CreationDate: created },
  });
  const bytes = buffer(document);
  document.font('Helvetica').fontSize(10).text(writable(text), { lineGap: 2 });
  document.end();
  return bytes;
}

/** The standard fonts of PDF have the characters of Windows-1252; others are taken apart or shown as a question mark. */
function writable(text: string): string {
  return text.replace(/[^\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, (sign) => {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[\x20-\x7e]+$/.test(plain) ? plain : '?';
  });
}
