import type { OperationId } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Case } from '../case/case.ts';
import type { Halted } from '../case/failure.ts';
import { cases as allCases } from '../cases/index.ts';
import { cleanUpLedger } from '../clean-up/clean-up.ts';
import { conclude, interrupted, voidAfter, wantedClasses } from '../record/conclude.ts';
import { decidingVerdicts } from '../record/judge.ts';
import type { CaseRecord, RunRecord, Selection, Shard } from '../record/run-record.ts';
import { withData } from '../replay/plan.ts';
import { loadRegister } from '../requirements/register.ts';
import type { Session } from '../session/session.ts';
import { inParallel, type Time } from '../session/time.ts';
import { refuseUnusableFiles } from '../target/read-target.ts';
import type { Target } from '../target/types.ts';
import type { RunParts } from './create-api.ts';
import { learnLag } from './learn-lag.ts';
import { oneFailurePerMember } from './observations.ts';
import { canaryFails, firstContact, goneReason, partsOf } from './parts.ts';
import { runCase } from './run-case.ts';

export interface RunOptions extends Partial<Time> {
  target: Target;
  file?: string;
  verdicts: readonly VerdictName[];
  /**
   * The kinds of verdicts that determine the overall result of the run: `stated`, `published` or both.
   * The default is `claims.verdicts` in the target file. If the target file lacks this list, the default is `stated`.
   */
  deciding?: readonly VerdictName[];
  /** The ids of the test cases or requirements to test. The default is all test cases. */
  only?: readonly string[];
  readOnly?: boolean;
  /** The interfaces of the API (conformance classes) to test. By default, all interfaces are tested. */
  classes?: readonly string[];
  /** If several machines share a run, this machine runs only the part `shard`. `mergeRecords` combines the results. */
  shard?: Shard | undefined;
  /** The path of the clean-up file, which lists the created objects. If absent, the run writes no clean-up file. */
  ledgerFile?: string;
  runId: string;
  onCase?: (record: CaseRecord, done: number, total: number) => void;
  /** True if the run must not delete the objects that it created. */
  keep?: boolean;
  /** If the caller aborts this signal, the run deletes the created objects and ends early. */
  signal?: AbortSignal;
  cases?: readonly Case[];
  /** Returns additional test cases that check whether saved violations still occur. */
  regressions?: (parts: RunParts) => readonly Case[];
}

export function planCases({
  cases = allCases,
  verdicts,
  only,
  readOnly,
  classes,
}: Pick<RunOptions, 'cases' | 'verdicts' | 'only' | 'readOnly' | 'classes'>): Case[] {
  const rows = new Map(loadRegister().map((row) => [row.id, row.class]));
  return cases
    .filter(({ requirement }) => !classes || classes.includes(rows.get(requirement) ?? ''))
    .filter((each) => each.verdict === 'stated' || verdicts.includes('published'))
    .filter((each) => !only || only.includes(each.id) || only.includes(each.requirement))
    .filter((each) => !readOnly || each.readOnly);
}

export function plannedCases(options: Omit<RunOptions, 'target' | 'runId'>, additional: readonly Case[]): Case[] {
  const chosen = [...planCases(options), ...planCases({ ...options, cases: additional })];
  return options.shard ? shardOf(chosen, options.shard) : chosen;
}

function countSelected({ shard: _, ...whole }: RunOptions, additional: readonly Case[]): Selection {
  const { only: _only, readOnly: _readOnly, ...complete } = whole;
  return { cases: plannedCases(whole, additional).length, of: plannedCases(complete, additional).length };
}

/** Runs the suite against a target, deletes the created objects, and returns the result. */
export async function run(options: RunOptions): Promise<RunRecord> {
  const { target, runId } = options;
  refuseUnusableFiles(target);
  const parts = partsOf(options);
  const { now } = parts;
  const startedAt = now();
  const additional = options.regressions?.(parts) ?? [];
  const planned = plannedCases(options, additional);
  const selected = countSelected(options, additional);
  const voidReason =
    (await canaryFails(parts)) ?? (await firstContact(parts)) ?? (selected.cases === 0 ? 'no case was selected' : null);
  const records = voidReason === null ? await execute(parts, planned, options) : [];
  const gone = await goneReason(parts.session, records);
  const swept = await cleanUpLedger(parts, options.keep ? { roles: parts.ledger.roles, entries: [] } : parts.ledger);
  const cleanup = { ...swept, ...(parts.staying.length > 0 && { staying: parts.staying }) };
  const said = options.shard ? null : voidAfter(records);
  const record = conclude({
    runId,
    shard: options.shard ?? null,
    selected: selected.cases < selected.of ? selected : undefined,
    startedAt: new Date(startedAt).toISOString(),
    milliseconds: Math.round(now() - startedAt),
    requests: parts.session.transport.requests,
    redirects: parts.session.redirects.list,
    slowdown: parts.load.slowdown,
    target: described(target, options.file ?? null),
    deviations: [...(target.deviations ?? [])],
    wanted: wantedClasses(target, options.verdicts, options.classes),
    deciding: decidingVerdicts(target, options.verdicts, options.deciding),
    showsDecisions: options.verdicts.includes('published'),
    suite: options.cases ?? allCases,
    records,
    cleanup,
    voidReason: voidReason ?? (options.signal?.aborted ? interrupted : (gone ?? said)),
  });
  return withoutSecrets(record, parts.session);
}

function withoutSecrets(record: RunRecord, session: Session): RunRecord {
  const { target, voidReason, cleanup, deviations } = record;
  const cases = record.cases.map((each) => {
    const { reason, expected, actual, exchanges, script } = each;
    const shown = session.redacted({ reason, expected, actual, exchanges });
    return {
      ...each,
      ...shown,
      ...(script !== undefined && { script: withData(script, (plan) => session.redacted(plan)) }),
    };
  });
  return { ...record, ...session.redacted({ target, voidReason, cleanup, deviations }), cases };
}

function described({ name, baseUrl }: Target, file: string | null): RunRecord['target'] {
  return { name, file, description: null, baseUrls: typeof baseUrl === 'string' ? { both: baseUrl } : { ...baseUrl } };
}

async function execute(
  parts: RunParts,
  planned: readonly Case[],
  { onCase, signal }: RunOptions,
): Promise<CaseRecord[]> {
  const levels = new Map(loadRegister().map(({ id, level, spelling }) => [id, spelling ? 'recommended' : level]));
  const records = new Map<string, CaseRecord>();
  const { session, load } = parts;
  const end = endings(parts, signal);
  await learnLag(parts, planned);
  const inOrder = planned.toSorted((one, other) => placeOf(one) - placeOf(other));
  const running = new Map<string, Promise<CaseRecord>>();
  const width = () => load.width;
  const judged = async (each: Case) => {
    const { id, requirement, title, verdict, stricter = '' } = each;
    const strict = await running.get(stricter);
    if (strict?.outcome === 'passed') return { ...strict, id, requirement, title, verdict };
    const level = levels.get(requirement) ?? 'required';
    return session.transport.halted ? notRun(each, session.transport.halted) : runCase(parts, each, level);
  };
  const execution = async (each: Case) => {
    const judgement = judged(each);
    running.set(each.id, judgement);
    const record = await judgement;
    records.set(each.id, record);
    onCase?.(record, records.size, planned.length);
  };
  for (const phase of [0, 1, 2]) {
    await inParallel(
      inOrder.filter((each) => phaseOf(each) === phase),
      width,
      execution,
    );
  }
  end();
  const inPlan = planned.flatMap(({ id }) => records.get(id) ?? []);
  return oneFailurePerMember(inPlan, parts.malformed);
}

function phaseOf({ late, settled }: Case): number {
  return late ? 2 : settled ? 1 : 0;
}

/** Cases that a stricter case can spare come after it. */
function placeOf({ early, stricter }: Case): number {
  return early ? 0 : stricter === undefined ? 1 : 2;
}

function endings({ session, pace: { runDeadline }, later }: RunParts, signal: AbortSignal | undefined): () => void {
  const stop = () => session.transport.halt(interrupted);
  const late = () =>
    session.transport.halt(`the run did not end within its ${runDeadline} ms; raise pace.runDeadline`, true);
  const cancel = later(late, runDeadline);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return () => {
    cancel();
    signal?.removeEventListener('abort', stop);
    session.transport.resume();
  };
}

function notRun({ id, requirement, title, verdict, operations }: Case, { message, tooSlow }: Halted): CaseRecord {
  const nothing = { expected: null, actual: null, blockedBy: null, exchanges: [], decisive: null, milliseconds: 0 };
  const ending = { outcome: 'untested' as const, reason: message, ...nothing, ...(tooSlow && { tooSlow }) };
  return { id, requirement, title, verdict, operations, ...ending };
}

/** All test cases of a group run on the same machine, so that two machines never change the same objects. */
const shared: readonly (readonly OperationId[])[] = [
  ['replaceRoleAssignments'],
  ['updateAccess', 'readAccess'],
  ['importUsers', 'summarizeUserImport'],
];

/** Every machine runs the test cases with `late: true`, because they check all responses that the machine received. */
export function shardOf(cases: readonly Case[], { index, of }: Shard): Case[] {
  const parts = new Map<Case, number>();
  const sizes = Array.from({ length: of }, () => 0);
  const put = (each: Case, part: number) => {
    parts.set(each, part);
    sizes[part] = (sizes[part] ?? 0) + 1;
  };
  for (const each of cases) {
    const group = shared.findIndex((operations) => operations.some((one) => each.operations.includes(one)));
    if (group >= 0 && !each.late) put(each, group % of);
  }
  for (const each of cases) if (!parts.has(each) && !each.late) put(each, sizes.indexOf(Math.min(...sizes)));
  return cases.filter((each) => each.late || parts.get(each) === index - 1);
}
