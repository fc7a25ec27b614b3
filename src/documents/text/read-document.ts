import { decodeText } from './decode-text.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readXlsx } from './read-xlsx.ts';
import { tidyText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';

export type DocumentText = { text: string } | { unreadable: string };

const readers: Readonly<Record<string, (bytes: Buffer) => string | Promise<string>>> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
  txt: decodeText,
  csv: decodeText,
};

/** Extracts the text of a file. This function runs in a separate process. */
export async function readFile(type: string, bytes: Buffer): Promise<DocumentText> {
  try {
    return { text: tidyText((await readers[type]?.(bytes)) ?? '') };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    return { unreadable: `the file is damaged: ${why}` };
  }
}
