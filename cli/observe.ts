import { mergedObservations } from '../conformance/record/observations.ts';
import { readObservations } from '../reporting/observe/read.ts';
import { observationsText, writeObservations } from '../reporting/observe/write.ts';
import { parsedFile } from './conformance/record-file.ts';
import { UsageError } from './options.ts';

interface Options {
  report: string;
  service?: string;
  baseUrl?: string;
  json?: true;
}

export async function observeCommand(files: string[], { report, service, baseUrl, json }: Options): Promise<void> {
  const parts = files.map((file) => parsedFile(file, (text) => readObservations(text, file, service, baseUrl)));
  const merged = mergedObservations((await Promise.all(parts)).flat());
  if (merged.decisions.every(({ agree, differ }) => agree + differ === 0))
    throw new UsageError(`${files.join(', ')}: no request shows a decision of the contract, so nothing is written`);
  const paths = await writeObservations(merged, report);
  console.log(json ? JSON.stringify(merged, null, 2) : [observationsText(merged), '', ...paths].join('\n'));
}
