import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import type { FileStore, StoredFile } from '../../files/file-store.ts';
import type { FormFile } from '../../operation/operation.ts';
import { extractText } from '../text/extract-text.ts';
import type { FileType } from './file-types.ts';
import { judgeType } from './judge-type.ts';

export interface TakenFile extends StoredFile {
  name: string;
  type: FileType;
  text: string;
  unreadable: string | null;
}

/** The size limit, the error code and the reader for the file of a document upload (design decision D-65). */
export const documentFile: FormFile<TakenFile> = {
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
