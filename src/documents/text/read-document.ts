import { SpreadsheetFault } from '../../../spreadsheets/fault.ts';
import { readWorkbook } from '../../../spreadsheets/workbook.ts';
import { decodeText } from './decode-text.ts';
import { docxLimits, readDocx } from './docx/read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { longest, tidyText } from './tidy-text.ts';
import { Unreadable } from './unreadable.ts';

/** `unreadable` says why no text or only a part of the text was read. */
export interface DocumentText {
  text?: string;
  unreadable?: string;
}

const readers: Readonly<Record<string, (bytes: Buffer) => string | Promise<string>>> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
  txt: decodeText,
  csv: decodeText,
};

export async function readFile(type: string, bytes: Buffer): Promise<DocumentText> {
  try {
    const whole = (await readers[type]?.(bytes)) ?? '';
    const text = tidyText(whole);
    if (whole.length > longest)
      return { text, unreadable: `only the first ${longest} characters of the text were read` };
    return type === 'pdf' && unknown.test(text)
      ? {
          text: text.replace(new RegExp(unknown, 'gu'), '\ufffd'),
          unreadable: 'some characters could not be read, because a font of the file does not name them',
        }
      : { text };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    if (error instanceof SpreadsheetFault) return { unreadable: `the file ${error.message}` };
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    return { unreadable: `the file is damaged: ${why}` };
  }
}

/**
 * Glyphs whose characters nobody knows: control characters in the text of a PDF file, and the same letter of India or
 * Southeast Asia again and again, as LibreOffice writes it if its fonts lack the letters.
 */
const unknown = /[^\P{Cc}\s]+|([\u0900-\u0fff\u1000-\u109f\u1780-\u17ff])\1{4,}/u;

async function readXlsx(bytes: Buffer): Promise<string> {
  const sheets = await readWorkbook(bytes, docxLimits);
  return sheets.map(({ name, rows }) => [name, ...rows.map(lineOf)].join('\n')).join('\n\n');
}

function lineOf({ cells }: { cells: readonly string[] }): string {
  return Object.values(cells).join(' ');
}
