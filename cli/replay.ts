import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { verdicts } from '../conformance/canonical/verdicts.ts';
import { cases as suite } from '../conformance/cases/index.ts';
import { baseUrlsOf } from '../conformance/clean-up/clean-up.ts';
import type { CaseRecord, RunRecord } from '../conformance/record/run-record.ts';
import { run } from '../conformance/runner/run.ts';
import { didYouMean } from '../conformance/target/did-you-mean.ts';
import { loadTarget } from '../conformance/target/load-target.ts';
import { visible } from '../conformance/text.ts';
import { replayReport } from '../reporting/certify/terminal.ts';
import { writeReports } from '../reporting/certify/write.ts';
import { withBaseUrl } from './conformance/base-url.ts';
import { readRecord } from './conformance/record-file.ts';
import { screen, UsageError } from './options.ts';

interface Options {
  case: string;
  target?: string;
  baseUrl?: string;
  script?: true;
  report?: string;
}

export async function replayCases(file: string, options: Options): Promise<void> {
  const record = await readRecord(file);
  const recorded = caseOf(record, options.case, file);
  if (judgesOthers(recorded)) {
    console.log(
      `The case ${recorded.id} judges responses to other cases, so it cannot be repeated alone: repeat the run.`,
    );
    process.exitCode = 3;
    return;
  }
  if (options.script) return console.log(scriptOf(recorded));
  const again = await runAgain(record, recorded, file, options);
  process.exitCode = printed(again);
  if (options.report === undefined) return;
  console.log(`\nReports: ${(await writeReports(again, options.report)).join(', ')}`);
}

function caseOf({ cases }: RunRecord, id: string, file: string): CaseRecord {
  const found = cases.find((each) => each.id === id);
  if (found) return found;
  const failed = cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'warned');
  const ofRequirement = failed.filter(({ requirement }) => requirement === id);
  const [only, ...others] = ofRequirement;
  if (only && others.length === 0) return only;
  if (only) throw new UsageError(`the requirement ${id} has several failed cases: ${idsOf(ofRequirement)}`);
  const passed = cases.filter(({ requirement }) => requirement === id);
  if (passed.length > 0)
    throw new UsageError(`no case of the requirement ${id} failed; choose one of its cases: ${idsOf(passed)}`);
  const known = cases.flatMap((each) => [each.id, each.requirement]);
  const hint = failed.length > 0 ? `; cases that failed: ${idsOf(failed.slice(0, 10))}` : '';
  throw new UsageError(`${file} has no case "${id}"${didYouMean(id, known)}${hint}`);
}

function idsOf(cases: readonly CaseRecord[]): string {
  return cases.map(({ id }) => id).join(', ');
}

function judgesOthers({ id }: CaseRecord): boolean {
  return suite.some((each) => each.id === id && each.late === true);
}

function scriptOf({ id, outcome, script }: CaseRecord): string {
  if (script === undefined)
    throw new UsageError(
      `the case ${id} has no script: its outcome is ${outcome}, and only failed cases with a response have one`,
    );
  // The shell scripts of earlier versions can contain commands from the tested server.
  if (script.startsWith('#!'))
    throw new UsageError(`the report contains a shell script of an earlier version of cps; repeat the run`);
  return visible(script);
}

async function runAgain(record: RunRecord, { id }: CaseRecord, file: string, options: Options): Promise<RunRecord> {
  const targetFile = options.target ?? record.target.file;
  if (targetFile === null) throw new UsageError(`${file} names no target file; add --target`);
  const target = await loadTarget(targetFile);
  const runId = randomBytes(4).toString('hex');
  const chosen = withBaseUrl(target, options.baseUrl);
  console.log(`Target: ${baseUrlsOf(chosen).join(', ')}`);
  return run({
    target: chosen,
    file: targetFile,
    runId,
    verdicts,
    only: [id],
    ledgerFile: `${dirname(file)}/${runId}.ledger.jsonl`,
  });
}

const exitCodes: Partial<Record<CaseRecord['outcome'], number>> = { passed: 0, failed: 1, warned: 1 };

function printed(record: RunRecord): number {
  console.log(replayReport(record, screen()).trimEnd());
  return exitCodes[record.cases[0]?.outcome ?? 'untested'] ?? 3;
}
