import { exitCodeOf } from '../conformance/record/known-failures.ts';
import { mergeRecords } from '../conformance/record/merge.ts';
import { publish, signingKey } from './conformance/publish.ts';
import { readKnownFailures } from './conformance/read-known-failures.ts';
import { readRecord } from './conformance/record-file.ts';

interface Options {
  report: string;
  sign?: string;
  json?: true;
  docs?: string;
  knownFailures?: string;
}

export async function merge(
  files: string[],
  { report, sign, json, docs, knownFailures: file }: Options,
): Promise<void> {
  const key = await signingKey(sign);
  const knownFailures = file ? readKnownFailures(file) : undefined;
  const merged = mergeRecords(await Promise.all(files.map(readRecord)));
  const record = { ...merged, ...(knownFailures && { knownFailures }) };
  await publish(record, { report, json, key, docs });
  process.exitCode = exitCodeOf(record);
}
