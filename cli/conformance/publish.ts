import type { KeyObject } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { terminalReport } from '../../reporting/certify/terminal.ts';
import { writeReports } from '../../reporting/certify/write.ts';
import { writeEvidence } from '../../reporting/evidence/evidence.ts';
import { readPrivateKey } from '../../reporting/evidence/keys.ts';
import { screen } from '../options.ts';
import { effectOf } from './known-failures.ts';

export interface Publishing {
  report: string;
  json?: true | undefined;
  key?: KeyObject | undefined;
  docs?: string | undefined;
}

export async function signingKey(file: string | undefined): Promise<KeyObject | undefined> {
  if (file === undefined) return undefined;
  return readPrivateKey(file);
}

export async function publish(record: RunRecord, { report, json, key, docs }: Publishing): Promise<void> {
  const recordFile = join(resolve(report), 'report.json');
  const layout = { ...screen(), recordFile: relative(process.cwd(), recordFile) };
  console.log(json ? JSON.stringify(record, null, 2) : terminalReport(record, layout));
  const effect = effectOf(record);
  if (effect && !json) console.log(`${effect}\n`);
  const files = await writeReports(record, report, { docs });
  const others = files.filter((file) => file !== recordFile);
  if (key) files.push(await writeEvidence(recordFile, key, others));
  if (!json) console.log(`Reports: ${files.join('\n         ')}`);
}
