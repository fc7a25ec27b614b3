import { type KeyObject, randomBytes } from 'node:crypto';
import { writeFiles } from '../../conformance/report/write.ts';
import type { GradeRecord } from '../run/grade-record.ts';
import { badge } from './badge.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

/** Returns the record of a grade as indented JSON in the format of `grade.schema.json`. */
export function jsonReport(record: GradeRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/**
 * Writes all reports of a grade into a folder and returns their absolute paths.
 * With a private key it also writes the signed evidence.
 */
export async function writeReports(record: GradeRecord, directory: string, key?: KeyObject): Promise<string[]> {
  const texts = {
    'report.json': jsonReport(record),
    'report.html': htmlReport(record),
    'junit.xml': junitReport(record),
    'badge.svg': badge(record),
  };
  const runId = randomBytes(4).toString('hex');
  const files = await writeFiles(new Map(Object.entries(texts)), directory, runId);
  if (key === undefined) return files;
  const { gradeEvidence } = await import('../evidence/evidence.ts');
  const evidence = await writeFiles(new Map([['evidence.json', gradeEvidence(record, texts, key)]]), directory, runId);
  return [...files, ...evidence];
}
