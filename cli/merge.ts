import type { Command } from 'commander';
import { exitCodeOf } from '../conformance/record/known-failures.ts';
import { addCommand } from './add-command.ts';
import { publish, signingKey } from './conformance/publish.ts';
import { readRecord } from './conformance/record-file.ts';

interface Options {
  report: string;
  sign?: string;
  json?: true;
  docs?: string;
  knownFailures?: string;
}

export function registerMerge(program: Command): void {
  addCommand(program, 'merge', merge);
}

async function merge(files: string[], { report, sign, json, docs, knownFailures: file }: Options): Promise<void> {
  const [{ mergeRecords }, { readKnownFailures }] = await Promise.all([
    import('../conformance/record/merge.ts'),
    import('./conformance/read-known-failures.ts'),
  ]);
  const key = await signingKey(sign);
  const knownFailures = file ? readKnownFailures(file) : undefined;
  const merged = mergeRecords(await Promise.all(files.map(readRecord)));
  const record = { ...merged, ...(knownFailures && { knownFailures }) };
  await publish(record, { report, json, key, docs });
  process.exitCode = exitCodeOf(record);
}
