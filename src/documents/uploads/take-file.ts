import { buffer } from 'node:stream/consumers';
import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import type { FormFile } from '../../operation/operation.ts';
import { isText } from '../text/decode-text.ts';
import { extractText } from '../text/extract-text.ts';
import { compoundOf, type OpenFile } from './compound-file.ts';
import { type FileType, typeByName } from './file-types.ts';

export interface TakenFile extends StoredFile {
  name: string;
  type: FileType;
  text: string;
  unreadable: string | null;
}

export const requiredFile: FormFile<TakenFile> = {
  limit: limits.documentBytes,
  tooLarge: 'DOCUMENT TOO LARGE',
  read: takeFile,
};

async function takeFile(
  given: string | undefined,
  stored: StoredFile,
  files: FileStore,
  tenant: string,
): Promise<TakenFile> {
  const name = given ?? '';
  const open = (start?: number, end?: number) => files.open(stored.hash, start, end);
  if (!isFileName(name)) throw nameInvalid(given);
  const type = await judgeType(name, open);
  return { ...stored, name, type, ...(await extractText(type, open, { size: stored.size, owner: tenant })) };
}

/** A valid file name has 1 to 255 characters and contains no slash, backslash or control character. */
function isFileName(name: string): boolean {
  return /^[^/\\\p{Cc}\p{Cs}]{1,255}$/u.test(name) && /\S/.test(name);
}

function nameInvalid(given: string | undefined): Problem {
  const got = given === undefined ? 'no name' : JSON.stringify(given);
  const detail = `/file must have a name of 1 to 255 characters without /, \\ and control characters, got ${got}`;
  return new Problem({ code: 'FILE NAME INVALID', detail, source: { pointer: '/file' } });
}

const words: Readonly<Record<string, string>> = {
  encrypted: 'an Office file with a password',
  cfb: 'a compound file that is neither DOC nor XLS',
  text: 'text',
};

const sample = 64 * 1024;

const pdfMark = '%PDF-';
/** Programs accept PDF files with a few other bytes first, for example a line break, a printer command or a header. */
const mostBeforePdf = 1024;

/** Throws if the file name extension is unsupported or does not fit the content of the file (design decision D-65). */
export async function judgeType(name: string, open: OpenFile): Promise<FileType> {
  const promised = typeByName(name);
  if (!promised) {
    throw unsupported(`/file must be PDF, DOCX, DOC, TXT, CSV, XLSX, XLS, JPEG or PNG, got ${JSON.stringify(name)}`);
  }
  const content = await contentOf(promised, open);
  if (holds(promised, content)) return promised;
  const got = content === undefined ? 'bytes of no known type' : (words[content] ?? content.toUpperCase());
  throw unsupported(
    `/file is named ${JSON.stringify(name)}, so its content must be ${promised.toUpperCase()}, got ${got}`,
  );
}

/** A DOCX or XLSX file with a password is an OLE 2 compound file instead of a ZIP archive. */
function holds(promised: FileType, content: string | undefined): boolean {
  if (promised === 'jpeg') return content === 'jpg';
  if (promised === 'txt' || promised === 'csv') return content === 'text';
  if (promised === 'docx' || promised === 'xlsx') return content === promised || content === 'encrypted';
  return content === promised;
}

/** A text can begin with any letters. Signatures decide only about files that are no texts. */
async function contentOf(promised: FileType, open: OpenFile): Promise<string | undefined> {
  const head = await buffer(open(0, sample));
  const isPdf = head.subarray(0, promised === 'pdf' ? mostBeforePdf : pdfMark.length).includes(pdfMark);
  if (isPdf) return 'pdf';
  if (isText(head)) return 'text';
  const { fileTypeFromStream } = await import('file-type');
  const marked = await fileTypeFromStream(ReadableStream.from(open()));
  if (marked?.ext === 'cfb') return (await compoundOf(open)) ?? 'cfb';
  return marked?.ext === 'zip' && /^(docx|xlsx)$/.test(promised) && (await isPackage(open)) ? promised : marked?.ext;
}

/** Some programs write Office files in which `file-type` knows no type. The reader of the text then judges the file. */
async function isPackage(open: OpenFile): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of open()) end = Buffer.concat([end, chunk]).subarray(-sample);
  return /\[content_types\]\.xml/i.test(end.toString('latin1'));
}

function unsupported(detail: string): Problem {
  return new Problem({ code: 'DOCUMENT TYPE UNSUPPORTED', detail, source: { pointer: '/file' } });
}
