import { parentPort } from 'node:worker_threads';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readXlsx } from './read-xlsx.ts';
import { Unreadable } from './unreadable.ts';

/** What the worker sends back: the text, or why the file cannot be read. */
export type ReadResult = { text: string } | { unreadable: string };

const readers: Readonly<Record<string, (bytes: Buffer) => Promise<string>>> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
};

/** The parsers fail in many ways; whatever they throw says that the file is not what it should be. */
async function read({ type, bytes }: { type: string; bytes: Uint8Array }): Promise<ReadResult> {
  try {
    return { text: (await readers[type]?.(Buffer.from(bytes))) ?? '' };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    const [why] = String(error instanceof Error ? error.message : error).split('\n');
    return { unreadable: `the file is damaged: ${why}` };
  }
}

parentPort?.on('message', async (file) => parentPort?.postMessage(await read(file)));
