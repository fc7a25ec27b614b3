import { fileReader } from '../../files/reading/file-reader.ts';
import { excessInWords } from '../../files/reading/limits.ts';
import type { OpenFile } from '../uploads/compound-file.ts';
import type { FileType } from '../uploads/file-types.ts';
import type { DocumentText } from './read-document.ts';
import { mostOfText } from './tidy-text.ts';

export interface Extracted {
  text: string;
  unreadable: string | null;
}

/** The size of the uploaded file in bytes, and the tenant to which the file belongs. */
interface Sent {
  size: number;
  owner: string;
}

const module = new URL('./read-document', import.meta.url);

const mostParsed = 32 * 1024 * 1024;

/** Other file types have an empty text (design decision D-75). */
export async function extractText(type: FileType, open: OpenFile, { size, owner }: Sent): Promise<Extracted> {
  if (type === 'txt' || type === 'csv')
    return read(type, () => open(0, mostOfText), { size: Math.min(size, mostOfText), owner });
  if (type !== 'pdf' && type !== 'docx' && type !== 'xlsx') return { text: '', unreadable: null };
  if (size > mostParsed) return unreadable(`the file has more than ${mostParsed} bytes, too many to read its text`);
  return read(type, open, { size, owner });
}

async function read(type: FileType, open: OpenFile, sent: Sent): Promise<Extracted> {
  const reading = await fileReader.read<DocumentText>({ module, type, ...sent, open: () => open() });
  if ('excess' in reading) return unreadable(`the file ${excessInWords[reading.excess]}`);
  const { text = '', unreadable: why = null } = reading.result;
  return { text, unreadable: why };
}

function unreadable(why: string): Extracted {
  return { text: '', unreadable: why };
}
