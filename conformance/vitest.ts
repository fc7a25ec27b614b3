import '../bin/refuse-old-node.js';

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { verdicts as allVerdicts } from './canonical/verdicts.ts';
import type { Outcome } from './case/outcome.ts';
import { decidingVerdicts } from './record/judge.ts';
import type { CaseRecord, RunRecord } from './record/run-record.ts';
import { planCases, type RunOptions, run } from './runner/run.ts';
import type { Target } from './target/types.ts';

export type ConformanceOptions = Partial<
  Pick<RunOptions, 'verdicts' | 'only' | 'readOnly' | 'cases' | 'ledgerFile'>
> & {
  /** Called with the result after the run. */
  onRecord?: (record: RunRecord) => void | Promise<void>;
};

const unjudged: ReadonlySet<Outcome> = new Set(['unsupported', 'unbound', 'not applicable', 'not observable']);
const fine: ReadonlySet<Outcome> = new Set(['passed', 'warned', 'declared']);

/** The time limit of each Vitest test in milliseconds. The value exceeds the duration of every run. */
const patience = 1_800_000;

/**
 * Registers one Vitest test for each test case. A project can run the suite together with its own tests.
 * If the target file lacks an operation or object that a test case needs, the Vitest test is skipped with a reason.
 * A Vitest test fails if its test case is blocked, is untested or ends with an error.
 * The run tests the verdicts that the target file claims, or the verdict `stated` if the target file claims none.
 *
 * @example conformanceTests(defineTarget({ target: 1, name: 'Ours', baseUrl, credentials: { admin } }))
 */
export function conformanceTests(target: Target, options: ConformanceOptions = {}): void {
  const { onRecord, verdicts = decidingVerdicts(target, allVerdicts), ...rest } = options;
  const chosen = { ...rest, verdicts };
  const endings = new Map(planCases(chosen).map((each) => [each.id, ending()]));
  let ended: Promise<void> = Promise.resolve();

  describe.concurrent(target.name, () => {
    beforeAll(() => {
      const onCase = (record: CaseRecord) => endings.get(record.id)?.resolve(record);
      ended = run({ target, runId: randomBytes(4).toString('hex'), ...chosen, onCase }).then(async (record) => {
        for (const { reject } of endings.values())
          reject(new Error(record.voidReason ?? 'the run ended without this case'));
        await onRecord?.(record);
      });
      ended.catch((error: unknown) => {
        for (const { reject } of endings.values()) reject(error);
      });
    });
    afterAll(() => ended, patience);

    for (const { id, verdict, title } of planCases(chosen)) {
      test(`${verdict}: ${title}`, { timeout: patience }, async ({ skip }) => {
        const record = await endings.get(id)?.promise;
        if (record && unjudged.has(record.outcome)) skip(record.reason ?? record.outcome);
        if (record && fine.has(record.outcome)) return;
        throw Object.assign(new Error(`${record?.outcome}: ${record?.reason}`), {
          expected: record?.expected,
          actual: record?.actual,
        });
      });
    }
  });
}

/**
 * Returns a promise for the result of a test case.
 * If the run fails before a test awaits the promise, Node must not report an unhandled rejection.
 */
function ending() {
  const later = Promise.withResolvers<CaseRecord>();
  later.promise.catch(() => undefined);
  return later;
}
