import type { ExploreRecord } from '../../conformance/explore/record.ts';
import { writeFiles } from '../certify/write.ts';
import { htmlText } from './html.ts';
import { jsonText } from './json.ts';
import { junitText } from './junit.ts';
import { sarifText } from './sarif.ts';

const reports: Readonly<Record<string, (record: ExploreRecord) => string>> = {
  'explore.html': htmlText,
  'explore-junit.xml': junitText,
  'explore.json': jsonText,
  'explore.sarif': sarifText,
};

/** Writes the reports of an exploration in all formats into a folder, and returns their absolute paths. */
export function writeExploreReports(record: ExploreRecord, directory: string): Promise<string[]> {
  const texts = Object.entries(reports).map(([name, report]): [string, string] => [name, report(record)]);
  return writeFiles(new Map(texts), directory, record.runId);
}
