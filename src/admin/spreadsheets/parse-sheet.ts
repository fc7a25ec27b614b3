import { Problem } from '../../contract/problem.ts';
import { fileReader } from '../../files/reading/file-reader.ts';
import { type Excess, excessInWords } from '../../files/reading/limits.ts';
import type { FileToRead } from '../../files/reading/reader-process.ts';
import type { PackedSheet } from './packed-sheet.ts';
import type { Parsed } from './read-spreadsheet.ts';
import { limits, type RefusalCode } from './sheet.ts';

const module = new URL('./read-spreadsheet', import.meta.url);

type SentFile = Pick<FileToRead, 'size' | 'owner' | 'open'>;

/** Parses the file in a separate process, so that a harmful file cannot block or crash the server. */
export async function parseSheet(file: SentFile): Promise<PackedSheet> {
  const { size } = file;
  if (size > limits.bytes) {
    throw refusal('SPREADSHEET TOO LARGE', `file must have at most ${limits.bytes} bytes, got ${size}`);
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
