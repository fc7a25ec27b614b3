import type { ExploreRecord } from '../../conformance/explore/record.ts';
import { writeFiles } from '../files.ts';
import { jsonReport } from '../json.ts';
import { htmlText } from './html.ts';
import { junitText } from './junit.ts';
import { sarifText } from './sarif.ts';

export function writeExploreReports(record: ExploreRecord, directory: string): Promise<string[]> {
  const texts = new Map([
    ['explore.html', htmlText(record)],
    ['explore-junit.xml', junitText(record)],
    ['explore.json', jsonReport(record)],
    ['explore.sarif', sarifText(record)],
  ]);
  return writeFiles(texts, directory, record.runId);
}
