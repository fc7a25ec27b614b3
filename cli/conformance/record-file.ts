import { readFile } from 'node:fs/promises';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { unreadable } from '../../conformance/text.ts';
import { UsageError } from '../options.ts';

export async function readRecord(file: string): Promise<RunRecord> {
  const { parseRecord } = await import('../../reporting/json.ts');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${unreadable(error)}`);
  });
  try {
    return parseRecord(text, file);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
