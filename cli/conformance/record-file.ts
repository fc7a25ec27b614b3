import { readFile, stat } from 'node:fs/promises';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { unreadable } from '../../conformance/text.ts';
import { UsageError } from '../options.ts';

export async function readRecord(file: string): Promise<RunRecord> {
  return parsedFile(file, (await import('../../reporting/json.ts')).parseRecord);
}

/** @throws UsageError if the file cannot be read or `parse` refuses its text */
export async function parsedFile<Content>(file: string, parse: (text: string, file: string) => Content) {
  const text = await textOf(file).catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${unreadable(error)}`);
  });
  try {
    return parse(text, file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const mostMebibytes = 64;

async function textOf(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > mostMebibytes * 2 ** 20)
    throw new Error(`it has ${Math.ceil(size / 2 ** 20)} MiB, and at most ${mostMebibytes} MiB are read; record less`);
  return readFile(file, 'utf8');
}
