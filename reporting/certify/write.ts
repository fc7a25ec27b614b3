import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import { badge } from './badge.ts';
import { ctrfReport } from './ctrf.ts';
import { htmlReport } from './html/page.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';

const reports: Readonly<Record<string, (record: RunRecord, docs: string | undefined) => string>> = {
  'report.json': jsonReport,
  'report.html': htmlReport,
  'junit.xml': junitReport,
  'ctrf.json': ctrfReport,
  'badge.svg': badge,
};

/**
 * Writes all reports of a run into a folder, and returns their absolute paths.
 *
 * @param options.docs the URL of the documentation site for links in report.html (default: `localDocs`)
 */
export async function writeReports(
  record: RunRecord,
  directory: string,
  { docs }: { docs?: string | undefined } = {},
): Promise<string[]> {
  const texts = Object.entries(reports).map(([name, report]): [string, string] => [name, report(record, docs)]);
  return writeFiles(new Map(texts), directory, record.runId);
}

/**
 * Writes files atomically into a folder, and returns their absolute paths. Creates the folder if it is missing.
 * Throws a `ReportError` if the program cannot write to the folder.
 */
export async function writeFiles(
  texts: ReadonlyMap<string, string>,
  directory: string,
  runId: string,
): Promise<string[]> {
  const folder = resolve(directory);
  try {
    await mkdir(folder, { recursive: true });
    const paths: string[] = [];
    for (const [name, text] of texts) paths.push(await replaceFile(join(folder, name), text, runId));
    return paths;
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new ReportError(folder, error);
    throw error;
  }
}

/** Thrown if the program cannot write the reports to the folder. */
export class ReportError extends Error {
  constructor(folder: string, cause: Error) {
    super(`The reports can't be written to ${folder}: ${cause.message}. Name another folder.`, {
      cause,
    });
    this.name = 'ReportError';
  }
}

async function replaceFile(path: string, text: string, runId: string): Promise<string> {
  const draft = `${path}.${runId.replaceAll(/[^\w-]/g, '')}.draft`;
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return path;
}
