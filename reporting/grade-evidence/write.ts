import { type KeyObject, randomBytes } from 'node:crypto';
import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { writeFiles } from '../certify/write.ts';
import { badge } from '../grade/badge.ts';
import { htmlReport } from '../grade/html.ts';
import { jsonReport } from '../grade/json.ts';
import { junitReport } from '../grade/junit.ts';

/**
 * Writes all reports of a client's grade into a folder and returns the absolute paths of the reports.
 * If the caller passes a private key, the function also writes the signed evidence of the grade.
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
  const { gradeEvidence } = await import('./evidence.ts');
  const evidence = new Map([['evidence.json', gradeEvidence(record, texts, key)]]);
  return [...files, ...(await writeFiles(evidence, directory, runId))];
}
