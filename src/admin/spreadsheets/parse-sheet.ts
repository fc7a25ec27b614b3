import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import limited from 'p-limit';
import { Problem } from '../../contract/problem.ts';
import type { Parsed } from './parse-worker.ts';
import { limits, type RefusalCode, type Sheet } from './sheet.ts';

/** How long reading may take, in milliseconds, and how much memory the reader may fill, in MiB. */
const deadline = 5_000;
const memory = 128;

/** So many files are read at once; others wait for their turn, so that many large ones cannot fill the memory together. */
const turn = limited(availableParallelism());

const source = { pointer: '/file' };
const reader = new URL(`./parse-worker${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`, import.meta.url);

/** The first sheet of an XLSX or CSV file. It is read in a worker of its own, so that no file can stop the server. */
export async function parseSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.byteLength > limits.bytes) {
    throw refusal('SPREADSHEET TOO LARGE', `file must have at most ${limits.bytes} bytes, got ${bytes.byteLength}`);
  }
  const parsed = await turn(work, bytes);
  if ('refused' in parsed) throw refusal(parsed.refused.code, parsed.refused.detail);
  return parsed.sheet;
}

function work(bytes: Uint8Array): Promise<Parsed> {
  const worker = new Worker(reader, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise<Parsed>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(refusal('SPREADSHEET TOO LARGE', `file takes more than ${deadline} ms to read`));
    }, deadline);
    worker.once('message', resolve);
    worker.once('error', (error) => reject(isOutOfMemory(error) ? tooMuchMemory() : error));
    worker.once('exit', (code) => reject(new Error(`the reader of spreadsheets ended with the code ${code}`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): Problem {
  return refusal('SPREADSHEET TOO LARGE', `file takes more than ${memory} MiB of memory to read`);
}

function refusal(code: RefusalCode, detail: string): Problem {
  return new Problem({ code, detail, source });
}
