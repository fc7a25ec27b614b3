import type { Command } from 'commander';
import { exitCodeOf } from '../conformance/record/known-failures.ts';
import { addKnownFailures } from './conformance/known-failures.ts';
import { publish, signingKey } from './conformance/publish.ts';
import { readRecord } from './conformance/record-file.ts';
import { helpOf, parseBaseUrl } from './options.ts';

interface Options {
  report: string;
  sign?: string;
  json?: true;
  docs?: string;
  knownFailures?: string;
}

export function registerMerge(program: Command): void {
  addKnownFailures(program.command('merge'))
    .description('combine the parts of a run (certify --shard)')
    .argument('<report.json...>', 'the record of every part')
    .option('--report <folder>', 'the folder for the combined reports', 'report')
    .option('--sign <key>', 'sign the record with this private key (PEM) and write evidence.json')
    .option('--docs <url>', 'the documentation site that report.html links to', parseBaseUrl)
    .option('--json', 'print the record instead of the summary')
    .addHelpText('after', helpOf('merge'))
    .action(merge);
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
