import { Unavailable } from '../../contract/unavailable.ts';

/** SQLite error 11 is a damaged page, error 26 is a file that is not a database. */
export function isCorruption(error: unknown): boolean {
  if (error instanceof Unavailable) return isCorruption(error.cause);
  return [11, 26].includes(sqliteCodeOf(error));
}

export function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

export function whySqlite(error: unknown): string {
  const { errcode, message } = error as { errcode?: number; message: string };
  if (errcode === undefined) return message;
  const meaning = meanings[errcode & 0xff];
  return meaning === undefined ? message : `${meaning} (${message})`;
}

const meanings: Readonly<Record<number, string>> = {
  5: 'another process uses the file; stop that process, or use postgres://… for several processes',
  6: 'another process uses the file; stop that process, or use postgres://… for several processes',
  8: 'the file or its folder is read-only for this user',
  10: 'the disk failed',
  11: 'the file is damaged; save its readable data with "cps store export", or restore a backup',
  13: 'the disk is full',
  14: 'the file or its folder does not exist or is not accessible',
  26: 'it is not a SQLite database, or its beginning is damaged',
};
