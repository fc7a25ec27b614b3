import '../bin/refuse-old-node.js';

import { randomBytes } from 'node:crypto';
import { verdicts } from './canonical/verdicts.ts';
import type { RunRecord } from './record/run-record.ts';
import { type RunOptions, run } from './runner/run.ts';
import type { Target } from './target/types.ts';

export { writeReports } from '../reporting/certify/write.ts';
export type { VerdictName } from './canonical/verdicts.ts';
export type { Outcome } from './case/outcome.ts';
export type { CaseRecord, ClassRecord, RequirementRecord, RunRecord } from './record/run-record.ts';
export { defineTarget, readTarget } from './target/read-target.ts';
export { TargetError } from './target/target-error.ts';
export type { Target } from './target/types.ts';

export type RunConformanceOptions = Partial<Omit<RunOptions, 'target'>>;

/**
 * Tests an implementation, deletes the created objects, and returns the result of the run.
 * In the result, `conclusion` is the overall result, and `cases` contains the outcome of each test case.
 *
 * By default, the run tests the requirements of the service description and of the published API contract.
 * The option `deciding` names the kinds of verdicts that determine the overall result.
 * If `deciding` is absent, the run uses `claims.verdicts` from the target file, or `stated` by default.
 *
 * @example const record = await runConformance(readTarget('mine.yaml'));
 */
export async function runConformance(target: Target, options: RunConformanceOptions = {}): Promise<RunRecord> {
  return run({ verdicts, runId: randomBytes(4).toString('hex'), ...options, target });
}
