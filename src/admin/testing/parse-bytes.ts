import { Readable } from 'node:stream';
import { parseSheet } from '../spreadsheets/parse-sheet.ts';

/** The sheet of a file that is at hand. */
export const parseBytes = (bytes: Uint8Array) =>
  parseSheet(bytes.byteLength, () => Readable.from([bytes], { objectMode: false }));
