import type { Command } from 'commander';
import { parsedFile } from './conformance/record-file.ts';
import { helpOf, UsageError } from './options.ts';
import { parseBaseUrl } from './parsers.ts';

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

async function observe(files: string[], { report, service, baseUrl, json }: Options): Promise<void> {
  const [{ mergedObservations }, { readSource }, { observationsText, writeObservations }] = await Promise.all([
    import('../conformance/record/observations.ts'),
    import('../reporting/observe/read.ts'),
    import('../reporting/observe/write.ts'),
  ]);
  const parts = files.map((file) => parsedFile(file, (text) => readSource(text, file, service, baseUrl)));
  const merged = mergedObservations((await Promise.all(parts)).flat());
  if (merged.decisions.every(({ agree, differ }) => agree + differ === 0))
    throw new UsageError(`${files.join(', ')}: no request shows a decision of the contract, so nothing is written`);
  const paths = await writeObservations(merged, report);
  console.log(json ? JSON.stringify(merged, null, 2) : [observationsText(merged), '', ...paths].join('\n'));
}
