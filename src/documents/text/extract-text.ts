import { buffer } from 'node:stream/consumers';
import type { OpenFile } from '../intake/compound-file.ts';
import type { FileType } from '../intake/file-types.ts';
import { decodeText } from './decode-text.ts';
import { Reader } from './reader.ts';
import { longest, tidyText } from './tidy-text.ts';

/** The text of a file, or why it cannot be read. */
export interface Extracted {
  text: string;
  unreadable: string | null;
}

/** Limits of reading one file: bytes that are parsed, milliseconds, MiB of the worker's memory. */
const limits = { parsed: 32 * 1024 * 1024, deadline: 15_000, memory: 256 };

const reader = new Reader(limits);

/** The text of PDF, DOCX, TXT, CSV and XLSX files; the other types have none (D-75). Of long plain text the beginning counts. */
export async function extractText(type: FileType, open: OpenFile, size: number): Promise<Extracted> {
  if (type === 'txt' || type === 'csv') return readable(await plainText(open, size));
  if (type !== 'pdf' && type !== 'docx' && type !== 'xlsx') return readable('');
  if (size > limits.parsed)
    return unreadable(`the file has more than ${limits.parsed} bytes, too many to read its text`);
  const result = await reader.read(type, () => buffer(open()));
  return 'text' in result ? readable(result.text) : unreadable(result.unreadable);
}

/** No more bytes than are needed are read: most characters have one, none more than four. */
async function plainText(open: OpenFile, size: number): Promise<string> {
  const text = decodeText(await buffer(open(0, longest)));
  return size <= longest || text.length >= longest ? text : decodeText(await buffer(open(0, 4 * longest)));
}

function readable(text: string): Extracted {
  return { text: tidyText(text), unreadable: null };
}

function unreadable(why: string): Extracted {
  return { text: '', unreadable: why };
}
