import type { RunRecord } from '../../conformance/record/run-record.ts';
import { type Badge, badgeJson, badgeSvg } from '../badge.ts';
import { writeFiles } from '../files.ts';
import { jsonReport } from '../json.ts';
import { ctrfReport } from './ctrf.ts';
import { partOf } from './facts.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';

/**
 * Writes all reports of a run into a folder, and returns their absolute paths.
 *
 * @param options.docs the URL of the documentation site for links in report.html
 */
export async function writeReports(
  record: RunRecord,
  directory: string,
  { docs }: { docs?: string | undefined } = {},
): Promise<string[]> {
  const texts = new Map([
    ['report.json', jsonReport(record)],
    ['report.html', htmlReport(record, docs)],
    ['junit.xml', junitReport(record)],
    ['ctrf.json', ctrfReport(record)],
    ['badge.svg', badgeSvg(badge(record))],
    ['badge.json', badgeJson(badge(record))],
  ]);
  return writeFiles(texts, directory, record.runId);
}

const colours = { certified: '#1a7f37', 'not certified': '#cf222e', void: '#9a6700' } as const;

export function badge(record: RunRecord): Badge {
  const color = colours[partOf(record) === undefined ? record.conclusion : 'void'];
  return { label: 'contract', text: verdictOf(record), color };
}

function verdictOf(record: RunRecord): string {
  const { conclusion, classes } = record;
  const part = partOf(record);
  if (part !== undefined) return part;
  if (conclusion !== 'certified') return conclusion;
  const verdicts = [...new Set(classes.map(({ verdict }) => verdict))];
  const whole = verdicts.filter((name) => classes.every((each) => each.verdict !== name || each.certified));
  return `certified ${whole.join(', ')}`.trim();
}
