import { expect, test } from 'vitest';
import { whySqlite } from './sqlite-errors.ts';

const sqliteError = (errcode: number) => Object.assign(new Error('no luck'), { errcode });

test.each([
  [5, 'another process uses the file; stop that process, or use postgres://… for several processes (no luck)'],
  [6, 'another process uses the file; stop that process, or use postgres://… for several processes (no luck)'],
  [8 + 256, 'the file or its folder is read-only for this user (no luck)'],
  [10, 'the disk failed (no luck)'],
  [11, 'the file is damaged; save its readable data with "cps store export", or restore a backup (no luck)'],
  [13, 'the disk is full (no luck)'],
  [14, 'the file or its folder does not exist or is not accessible (no luck)'],
  [26, 'it is not a SQLite database, or its beginning is damaged (no luck)'],
  [1, 'no luck'],
])('the SQLite error %i is explained', (code, reason) => {
  expect(whySqlite(sqliteError(code))).toBe(reason);
});
