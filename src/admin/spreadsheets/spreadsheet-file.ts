import { buffer } from 'node:stream/consumers';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { LocalFiles } from '../../files/local-files.ts';
import { fileReader } from '../../files/reading/file-reader.ts';
import { type Excess, excessInWords } from '../../files/reading/limits.ts';
import type { FileToRead } from '../../files/reading/reader-process.ts';
import type { FormFile } from '../../operation/operation.ts';
import type { ReadFile } from '../user-imports/import-process.ts';
import type { PackedSheet } from './packed-sheet.ts';
import type { Parsed } from './read-spreadsheet.ts';
import { type RefusalCode, sheetLimits } from './sheet.ts';

/** Uploaded spreadsheets wait on disk until they are parsed, so that concurrent uploads do not fill the memory. */
let waiting: LocalFiles | undefined;

export const spreadsheetFile: FormFile<ReadFile> = {
  limit: sheetLimits.bytes,
  tooLarge: 'SPREADSHEET TOO LARGE',
  temporaryFiles: () => {
    waiting ??= new LocalFiles();
    return waiting;
  },
  read: async (name, { hash, size }, files, owner) => {
    requireSpreadsheetName(name ?? '', await buffer(files.open(hash, 0, markLength)));
    return { fileName: name ?? 'file', sheet: await parseSheet({ size, owner, open: () => files.open(hash) }) };
  },
};

/** The first bytes of an XLSX file, and of an encrypted XLSX file. */
const marks = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
const markLength = 4;

const textEndings = ['csv', 'tsv', 'tab', 'txt'];
const workbookEndings = ['xlsx', 'xlsm'];

export function requireSpreadsheetName(name: string, bytes: Uint8Array): void {
  const ending = /[^.]\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || textEndings.includes(ending)) return;
  const isWorkbook = workbookEndings.includes(ending);
  if (isWorkbook && marks.includes(Buffer.from(bytes.subarray(0, markLength)).toString('latin1'))) return;
  const got = isWorkbook ? `${shown(name)}, which holds no XLSX` : `${shown(name)}: save it as XLSX or CSV`;
  const detail = `file must be an XLSX file or a CSV file by its name, got ${got}`;
  throw new Problem({ code: 'NOT A SPREADSHEET', detail, source: { pointer: '/file' } });
}

const module = new URL('./read-spreadsheet', import.meta.url);

type SentFile = Pick<FileToRead, 'size' | 'owner' | 'open'>;

/** Parses the file in a separate process, so that a harmful file cannot block or crash the server. */
export async function parseSheet(file: SentFile): Promise<PackedSheet> {
  const { size } = file;
  if (size > sheetLimits.bytes) {
    throw refusal('SPREADSHEET TOO LARGE', `file must have at most ${sheetLimits.bytes} bytes, got ${size}`);
  }
  const reading = await fileReader.read<Parsed>({ module, type: 'spreadsheet', ...file });
  if ('excess' in reading) throw refusal(codes[reading.excess], `file ${excessInWords[reading.excess]}`);
  const { result } = reading;
  if ('refused' in result) throw refusal(result.refused.code, result.refused.detail);
  return result.sheet;
}

const codes: Readonly<Record<Excess, RefusalCode>> = {
  memory: 'SPREADSHEET TOO LARGE',
  time: 'SPREADSHEET TOO LARGE',
  broken: 'NOT A SPREADSHEET',
};

function refusal(code: RefusalCode, detail: string): Problem {
  return new Problem({ code, detail, source: { pointer: '/file' } });
}
