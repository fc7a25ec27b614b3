import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Observations, ServiceObservations } from '../conformance/record/observations.ts';
import { unreadable } from '../conformance/text.ts';
import { helpOf, parseBaseUrl, screen, UsageError } from './options.ts';

interface Options {
  report: string;
  service?: string;
  baseUrl?: string;
  json?: true;
}

export function registerObserve(program: Command): void {
  program
    .command('observe')
    .description('say what services do where the service description is silent')
    .argument('<files...>', 'report.json of "cps certify", HAR files, or observations.json of earlier observations')
    .option('--report <folder>', 'folder for observations.json and observations.html', 'observations')
    .option('--service <name>', 'the name of the service in HAR files (default: the host)')
    .option('--base-url <url>', 'the base URL of the requests in HAR files', parseBaseUrl)
    .option('--json', 'print the observations instead of the summary')
    .addHelpText('after', helpOf('observe'))
    .action(observe);
}

async function observe(files: string[], options: Options): Promise<void> {
  const [{ mergedObservations }, { observationsText, writeObservations }, { jsonReport }] = await Promise.all([
    import('../conformance/record/observations.ts'),
    import('../reporting/observe/write.ts'),
    import('../reporting/json.ts'),
  ]);
  const parts: ServiceObservations[] = [];
  for (const file of files) parts.push(...(await readObserved(file, options)));
  const merged: Observations = mergedObservations(parts);
  const paths = await writeObservations(merged, options.report);
  if (options.json) console.log(jsonReport(merged).trimEnd());
  else console.log([observationsText(merged, screen().width), '', ...paths].join('\n'));
}

async function readObserved(file: string, { service, baseUrl }: Options): Promise<ServiceObservations[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read: ${unreadable(error)}`);
  });
  const { readSource } = await import('../reporting/observe/read.ts');
  try {
    return readSource(text, file, { service, baseUrl });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
