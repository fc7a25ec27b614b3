import readExcelFile from 'read-excel-file/universal';
import { getDocumentProxy } from 'unpdf';
import { decodeText } from './decode-text.ts';
import { readDocx } from './docx/read-docx.ts';
import { longest, tidyText } from './tidy-text.ts';
import { encrypted, Unreadable } from './unreadable.ts';
import { weighZip } from './weigh-zip.ts';

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

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function readPdf(bytes: Buffer): Promise<string> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), {
      verbosity: 0,
    });
    const text = await textOfPages(document);
    await document.loadingTask.destroy();
    return text;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new Unreadable(encrypted);
    throw error;
  }
}

/** Reads page by page to save memory, and stops at the maximum length of a document text. */
async function textOfPages(document: Document): Promise<string> {
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length < longest; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    pages.push(text);
    length += text.length;
  }
  return pages.join('\n\n');
}

async function readXlsx(bytes: Buffer): Promise<string> {
  await weighZip(bytes);
  const sheets = await readExcelFile(new Uint8Array(bytes).buffer);
  return sheets.map(({ sheet, data }) => [sheet, ...data.map(lineOf)].join('\n')).join('\n\n');
}

function lineOf(cells: readonly unknown[]): string {
  return cells
    .filter((cell) => cell !== null)
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)))
    .join(' ');
}
