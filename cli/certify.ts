import { randomBytes } from 'node:crypto';
import { verdicts as names, type VerdictName } from '../conformance/canonical/verdicts.ts';
import { preventsCertificate } from '../conformance/case/outcome.ts';
import { casesOf, readSaved, savedCases, savedFile } from '../conformance/explore/saved.ts';
import { counts, decidersOf, decidingVerdicts } from '../conformance/record/judge.ts';
import { exitCodeOf } from '../conformance/record/known-failures.ts';
import type { RunRecord, Shard } from '../conformance/record/run-record.ts';
import { planOf } from '../conformance/runner/plan.ts';
import { planCases, run } from '../conformance/runner/run.ts';
import { loadTarget } from '../conformance/target/load-target.ts';
import { overridden } from './conformance/base-url.ts';
import { unknownIds } from './conformance/only.ts';
import { planText } from './conformance/plan-text.ts';
import { progressOn } from './conformance/progress.ts';
import { publish, signingKey } from './conformance/publish.ts';
import { readKnownFailures } from './conformance/read-known-failures.ts';
import { stopSignal } from './conformance/stop-signal.ts';
import { UsageError } from './options.ts';

interface Options {
  target: string;
  baseUrl?: string;
  report: string;
  verdict?: VerdictName | 'both';
  only?: string[];
  class?: string[];
  concurrency?: number;
  readOnly?: true;
  shard?: Shard;
  sign?: string;
  json?: true;
  docs?: string;
  knownFailures?: string;
}

export async function certify(options: Options): Promise<void> {
  if (options.knownFailures && options.shard)
    throw new UsageError('--known-failures needs a whole run; give the option to "cps merge" instead');
  const target = overridden(await loadTarget(options.target), options);
  const knownFailures = options.knownFailures ? readKnownFailures(options.knownFailures) : undefined;
  const key = await signingKey(options.sign);
  const chosen = choiceOf(options);
  const saved = readSaved(savedFile(options.target));
  const unknown = unknownIds(options.only ?? [], planCases({ verdicts: names }), saved);
  if (unknown !== undefined) throw new UsageError(unknown);
  const runId = randomBytes(4).toString('hex');
  const ledgerFile = `${options.report}/${runId}.ledger.jsonl`;
  const plan = planOf(target, chosen, casesOf(saved));
  if (!options.json) console.log(planText(plan, { target, runId, ledgerFile }));
  const deciding = decidingVerdicts(target, chosen.verdicts, chosen.deciding);
  const progress = progressOn(process.stderr, { plan, deciding });

  const judged = await run({
    target,
    file: options.target,
    runId,
    ...chosen,
    ledgerFile,
    regressions: (parts) => savedCases(parts, saved),
    signal: stopSignal(progress),
    ...(!options.json && { onCase: progress.onCase }),
  }).finally(progress.end);
  const record = { ...judged, ...(knownFailures && { knownFailures }) };
  await publish(record, { report: options.report, json: options.json, key, docs: options.docs });
  process.exitCode = options.shard ? partExit(record) : exitCodeOf(record);
}

function partExit(record: RunRecord): number {
  const { conclusion, cases, requirements } = record;
  const required = new Set(requirements.filter(({ level }) => level === 'required').map(({ id }) => id));
  const open = cases
    .filter(({ requirement, outcome }) => required.has(requirement) && preventsCertificate(outcome))
    .filter(({ verdict }) => counts(decidersOf(record), verdict));
  if (conclusion === 'void') return 3;
  return open.length === 0 ? 0 : open.every(({ tooSlow }) => tooSlow) ? 3 : 1;
}

function choiceOf({ verdict, only, class: chosen, readOnly, shard }: Options) {
  const deciding = verdict === 'both' ? names : verdict && [verdict];
  return {
    verdicts: verdict === 'stated' ? ([verdict] as const) : names,
    ...(deciding && { deciding }),
    ...(only && { only }),
    ...(chosen && { classes: chosen }),
    ...(readOnly && { readOnly }),
    ...(shard && { shard }),
  };
}
