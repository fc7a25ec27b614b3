import { readFile } from 'node:fs/promises';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { unreadable } from '../../conformance/text.ts';
import { UsageError } from '../options.ts';

export async function readRecord(file: string): Promise<RunRecord> {
  return parsedFile(file, (await import('../../reporting/json.ts')).parseRecord);
}

/** @throws UsageError if the file cannot be read or `parse` refuses its text */
export async function parsedFile<Content>(file: string, parse: (text: string, file: string) => Content) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${unreadable(error)}`);
  });
  try {
    return parse(text, file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
