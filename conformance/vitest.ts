import '../bin/refuse-old-node.js';

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { verdicts as allVerdicts } from './canonical/verdicts.ts';
import type { Outcome } from './case/outcome.ts';
import { decidingVerdicts } from './record/deciding.ts';
import type { CaseRecord, RunRecord } from './record/run-record.ts';
import { planCases, type RunOptions, run } from './runner/run.ts';
import type { Target } from './target/types.ts';

export type ConformanceOptions = Partial<
  Pick<RunOptions, 'verdicts' | 'only' | 'readOnly' | 'cases' | 'ledgerFile'>
> & {
  /** Called with the record after the run, for example to write reports. */
  onRecord?: (record: RunRecord) => void | Promise<void>;
};

const unjudged: ReadonlySet<Outcome> = new Set(['unsupported', 'unbound', 'not applicable', 'not observable']);
const fine: ReadonlySet<Outcome> = new Set(['passed', 'warned', 'declared']);

/** Milliseconds that a test waits for its case, longer than any run. */
const patience = 1_800_000;

/**
 * Registers one Vitest test per case, so that an implementation is tested in its own test run.
 * Cases that the target does not bind or supply are skipped with the reason; blocked, error and untested cases fail.
 * The group ends after the run has removed its objects. The verdicts that the target claims are judged, otherwise the
 * stated one.
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
        for (const { reject } of endings.values()) reject(new Error(record.voidReason ?? 'the run ended without it'));
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

/** The result of a case as a promise. A handler avoids an unhandled rejection before a test waits for it. */
function ending() {
  const later = Promise.withResolvers<CaseRecord>();
  later.promise.catch(() => undefined);
  return later;
}
