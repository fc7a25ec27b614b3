import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import { SpreadsheetFault } from '../../../spreadsheets/fault.ts';
import { readWorkbook } from '../../../spreadsheets/workbook.ts';
import { longest, mostOfText, tidyText } from './tidy-text.ts';
import { encrypted, Unreadable } from './unreadable.ts';
import { limits, weighZip } from './weigh-zip.ts';

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
    if (error instanceof SpreadsheetFault) return { unreadable: `the file ${error.message}` };
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    return { unreadable: `the file is damaged: ${why}` };
  }
}

/** Decodes a text file. Without a byte order mark, tries UTF-8 and then Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // If `bytes` is only the start of a long file, the option `stream` omits an incomplete last character.
  const utf8 = new TextDecoder().decode(bytes, { stream: bytes.length >= mostOfText });
  return utf8.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : utf8;
}

async function readDocx(bytes: Buffer): Promise<string> {
  await weighZip(bytes);
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  return value;
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
  const sheets = await readWorkbook(bytes, { unpackedBytes: limits.unpacked, parts: limits.entries });
  return sheets.map(({ name, rows }) => [name, ...rows.map(lineOf)].join('\n')).join('\n\n');
}

function lineOf({ cells }: { cells: readonly string[] }): string {
  return Object.values(cells).join(' ');
}
