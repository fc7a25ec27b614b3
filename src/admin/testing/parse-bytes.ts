import { Readable } from 'node:stream';
import { unpacked } from '../spreadsheets/packed-sheet.ts';
import { parseSheet } from '../spreadsheets/parse-sheet.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';

export async function parseBytes(bytes: Uint8Array): Promise<Sheet> {
  const open = () => Readable.from([bytes], { objectMode: false });
  const { head, parts } = await parseSheet({ size: bytes.byteLength, owner: 'tenant', open });
  return { head, rows: parts.flatMap(unpacked) };
}
