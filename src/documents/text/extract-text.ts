import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { FileType } from '../intake/file-types.ts';
import type { OpenFile } from '../intake/judge-type.ts';
import { decodeText } from './decode-text.ts';
import type { ReadResult } from './read-worker.ts';
import { tidyText } from './tidy-text.ts';

/** The text of a file, or why it cannot be read. */
export interface Extracted {
  text: string;
  unreadable: string | null;
}

/** Limits of reading one file: bytes that are parsed, bytes of plain text, milliseconds, MiB of the worker's memory. */
const limits = { parsed: 32 * 1024 * 1024, plain: 8 * 1024 * 1024, deadline: 15_000, memory: 256 };

const reader = new URL(`./read-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** The text of PDF, DOCX, TXT, CSV and XLSX files; the other types have none (D-75). Of long plain text the beginning counts. */
export async function extractText(type: FileType, open: OpenFile, size: number): Promise<Extracted> {
  if (type === 'txt' || type === 'csv') return readable(decodeText(await buffer(open(0, limits.plain))));
  if (type !== 'pdf' && type !== 'docx' && type !== 'xlsx') return readable('');
  if (size > limits.parsed)
    return unreadable(`the file has more than ${limits.parsed} bytes, too many to read its text`);
  const result = await inTurn(async () => readInWorker(type, await buffer(open())));
  return 'text' in result ? readable(result.text) : unreadable(result.unreadable);
}

/** Files are read one after the other, so that many uploads at once do not multiply the memory. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/** No file can stop the server: the parsers run in a worker with a limit of memory and a deadline. */
function readInWorker(type: 'pdf' | 'docx' | 'xlsx', bytes: Buffer): Promise<ReadResult> {
  const worker = new Worker(reader, {
    workerData: { type, bytes },
    stderr: true,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise<ReadResult>((resolve) => {
    const give = (why: string) => resolve({ unreadable: why });
    const timer = setTimeout(() => give(`the file takes more than ${limits.deadline} ms to read`), limits.deadline);
    worker.once('message', resolve);
    worker.once('error', (error) => give(`the file cannot be read: ${error.message}`));
    worker.once('exit', () => give('the file cannot be read: its reader ended'));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

function readable(text: string): Extracted {
  return { text: tidyText(text), unreadable: null };
}

function unreadable(why: string): Extracted {
  return { text: '', unreadable: why };
}
