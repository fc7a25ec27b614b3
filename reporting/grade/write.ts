import { type KeyObject, randomBytes } from 'node:crypto';
import type { GradeRecord } from '../../grading/run/grade-record.ts';
import { type Badge, badgeJson, badgeSvg } from '../badge.ts';
import { writeFiles } from '../files.ts';
import { jsonReport } from '../json.ts';
import { limitationOf } from './facts.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

export async function writeReports(record: GradeRecord, directory: string, key?: KeyObject): Promise<string[]> {
  const texts = new Map([
    ['report.json', jsonReport(record)],
    ['report.html', htmlReport(record)],
    ['junit.xml', junitReport(record)],
    ['badge.svg', badgeSvg(badge(record))],
    ['badge.json', badgeJson(badge(record))],
  ]);
  const runId = randomBytes(4).toString('hex');
  const files = await writeFiles(texts, directory, runId);
  if (key === undefined) return files;
  const { gradeEvidence } = await import('../evidence/grade.ts');
  const evidence = new Map([['evidence.json', gradeEvidence(record, texts, key)]]);
  return [...files, ...(await writeFiles(evidence, directory, runId))];
}

const colours = { A: '#1a7f37', B: '#9a6700', F: '#cf222e' } as const;

export function badge(record: GradeRecord): Badge {
  const { mark, voidReason } = record;
  const label = 'api client';
  if (voidReason !== null || mark === null) return { label, text: 'void', color: colours.B };
  const limitation = limitationOf(record);
  return { label, text: `grade ${mark}${limitation === null ? '' : `, ${limitation}`}`, color: colours[mark] };
}
