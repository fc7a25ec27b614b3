import { type HttpErrorCode, Problem } from '../../contract/problem.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import { extractText } from '../text/extract-text.ts';
import type { FileType } from './file-types.ts';
import { judgeType } from './judge-type.ts';

/** A file that was taken in, with its type and its text; `unreadable` says why there is no text. */
export interface TakenFile extends StoredFile {
  name: string;
  type: FileType;
  text: string;
  unreadable: string | null;
}

/** The most bytes of a document (D-65), and the code of a larger one. */
export const fileLimit = 104_857_600;
export const tooLarge: HttpErrorCode = 'DOCUMENT TOO LARGE';

/** Judges a stored file by its name and content and reads its text. */
export async function takeFile(given: string | undefined, stored: StoredFile, files: FileStore): Promise<TakenFile> {
  const name = given ?? '';
  const open = (start?: number, end?: number) => files.open(stored.hash, start, end);
  if (!isFileName(name)) throw nameInvalid(given);
  const type = await judgeType(name, open);
  return { ...stored, name, type, ...(await extractText(type, open, stored.size)) };
}

/** 1 to 255 characters without a folder and without control characters. */
function isFileName(name: string): boolean {
  return /^[^/\\\p{Cc}\p{Cs}]{1,255}$/u.test(name) && /\S/.test(name);
}

function nameInvalid(given: string | undefined): Problem {
  const got = given === undefined ? 'no name' : JSON.stringify(given);
  const detail = `/file must have a name of 1 to 255 characters without /, \\ and control characters, got ${got}`;
  return new Problem({ code: 'FILE NAME INVALID', detail, source: { pointer: '/file' } });
}
