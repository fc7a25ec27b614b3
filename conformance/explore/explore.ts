import { seedOf, shareOf } from '../../contract-samples/index.ts';
import { Halted } from '../case/failure.ts';
import { cleanUpLedger } from '../clean-up/clean-up.ts';
import { withData } from '../replay/plan.ts';
import { classes as classOf } from '../requirements/classes.ts';
import { learnLag } from '../runner/learn-lag.ts';
import { canaryFails, firstContact, partsOf } from '../runner/parts.ts';
import { obstacleTo } from '../runner/run-case.ts';
import { interfaceOf } from '../session/targeting.ts';
import type { Time } from '../session/time.ts';
import type { Target } from '../target/types.ts';
import type { Exploration } from './attempt.ts';
import { exploreCommands as allCommands, themes } from './commands/index.ts';
import { ExploreCoverage } from './coverage.ts';
import { coverageRecord, unavailable } from './coverage-record.ts';
import { ExploreFindings } from './findings.ts';
import { WalkGate } from './gate.ts';
import type { ExploreFinding, ExploreRecord } from './record.ts';
import { mostSteps, repeatWalk, runCommandSequence, type WalkOptions } from './run-commands.ts';
import type { Command, CommandCall } from './step.ts';

export interface ExploreOptions extends Partial<Time> {
  target: Target;
  file?: string | undefined;
  runId: string;
  seed: number;
  /** After this time in milliseconds, the explorer starts no new request sequence. */
  time?: number | undefined;
  steps?: number | undefined;
  /** The default is the list `claims.classes` in the target file. */
  classes?: readonly string[] | undefined;
  untilCovered?: boolean | undefined;
  untilFinding?: boolean | undefined;
  saved?: readonly (readonly CommandCall[])[] | undefined;
  ledgerFile?: string | undefined;
  signal?: AbortSignal | undefined;
  onWalk?: (walks: number, findings: number) => void;
}

/** After the time limit, unfinished request sequences can continue for this number of milliseconds. */
const grace = 10_000;
/** The explorer spends at most this time in milliseconds on shortening one request sequence. */
const shrinkTime = 20_000;
const enoughSilence = 5;
const walksWithoutGrowth = 14;
const timeIsOver = 'the time of the exploration is over';

const defaultTime = 60_000;

export async function explore(options: ExploreOptions): Promise<ExploreRecord> {
  const run = new Run(options);
  const startedAt = run.parts.now();
  const voidReason = (await canaryFails(run.parts)) ?? (await firstContact(run.parts)) ?? (await run.walks());
  const cleanup = await cleanUpLedger(run.parts, run.parts.ledger);
  return run.record(startedAt, cleanup, voidReason);
}

class Run {
  readonly parts;
  readonly #options: ExploreOptions;
  readonly #exploration: Exploration;
  readonly #findings: ExploreFindings;
  readonly #able: readonly Command[];
  readonly #endedEarly = new Map<string, number>();
  #walks = 0;
  /** The steps that the walks have made, and those that no walk has reserved. */
  #made = 0;
  #left: number;
  #silence = 0;
  #coverageSize = 0;
  #latestGrowth = 0;
  #timeLimit: number | undefined;
  #end = Number.POSITIVE_INFINITY;

  constructor(options: ExploreOptions) {
    this.#options = options;
    const { target, classes, steps } = options;
    this.#left = steps ?? Number.POSITIVE_INFINITY;
    // A test step that waits longer would use most of a short exploration.
    const jobDeadline = Math.min(60_000, Math.max(10_000, (options.time ?? defaultTime) / 6));
    const paced = { ...target, pace: { jobDeadline, ...target.pace } };
    this.parts = partsOf({ ...options, target: paced, verdicts: ['stated'] });
    const today = new Date(this.parts.now()).toISOString().slice(0, 10);
    const standing = (target.deviations ?? []).filter(({ until }) => until >= today);
    const isPublished = classes?.includes('schema') ?? target.claims?.verdicts?.includes('published') ?? false;
    this.#exploration = {
      parts: this.parts,
      coverage: new ExploreCoverage(),
      isPublished,
      gate: new WalkGate(),
      deviations: new Set(standing.map(({ requirement }) => requirement)),
    };
    this.#findings = new ExploreFindings(this.#exploration);
    const wanted = classes ?? target.claims?.classes;
    this.#able = allCommands.filter(({ operations, needs, published }) => {
      if (published) return isPublished;
      const isWanted = operations.every((each) => wanted?.includes(classOf[interfaceOf(each)]) ?? true);
      return isWanted && obstacleTo({ operations, needs }, target) === undefined;
    });
  }

  async walks(): Promise<string | null> {
    const { time, steps, signal } = this.#options;
    await learnLag(this.parts, this.#able);
    const { now, later, session, load, pace } = this.parts;
    if (this.#able.length === 0) return 'the target file binds no operation that a walk can use';
    if (steps === undefined || time !== undefined) this.#timeLimit = time ?? defaultTime;
    this.#end = now() + (this.#timeLimit ?? Number.POSITIVE_INFINITY);
    const stop = () => session.transport.halt('the exploration was stopped');
    const end = () => session.transport.halt(timeIsOver);
    signal?.addEventListener('abort', stop);
    const worker = async (index: number) => {
      while (!this.#isOver()) {
        const isDone = index < load.width && (await this.#walk());
        if (!isDone) await this.parts.sleep(pace.pollInterval);
      }
    };
    const cancel = later(end, this.#end - now() + grace);
    await Promise.all(Array.from({ length: pace.concurrency }, (_, index) => worker(index)));
    cancel();
    signal?.removeEventListener('abort', stop);
    const halted = session.transport.halted?.message ?? timeIsOver;
    session.transport.resume();
    if (signal?.aborted) return 'the exploration was stopped before its end';
    if (halted !== timeIsOver) return halted;
    return this.#silence >= enoughSilence ? 'the target stopped answering' : null;
  }

  /** Returns false if the maximum number of steps has been reached. */
  async #walk(): Promise<boolean> {
    const number = this.#walks + 1;
    const seed = seedOf(this.#options.seed, 'walk', number) | 0;
    const saved = this.#options.saved?.[this.#walks];
    const wanted = 1 + Math.floor(shareOf(seed, 'length') * mostSteps);
    const length = saved ? 0 : Math.min(wanted, this.#left);
    this.#left -= length;
    if (!saved && length === 0) return false;
    const chosen = saved ? [] : this.#choice(number);
    if (!saved && chosen.length === 0) return this.#noStepLeft(length);
    this.#walks = number;
    const common = { number, seed, ...this.#shrinking() };
    const walking = saved
      ? repeatWalk(this.#exploration, saved, common)
      : runCommandSequence(this.#exploration, { ...common, length, chosen });
    const result = await walking.catch((error: unknown) => {
      if (error instanceof Halted) return undefined;
      throw error;
    });
    if (!saved) this.#settle(length, result?.ended.taken.length ?? 0);
    if (result) this.#note(result);
    return true;
  }

  #settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }

  #noStepLeft(reserved: number): false {
    this.#settle(reserved, 0);
    this.#end = this.parts.now();
    return false;
  }

  #shrinking(): Pick<WalkOptions, 'isKnown' | 'isLate'> {
    const { now, session } = this.parts;
    const latest = Math.min(this.#end + grace / 2, now() + shrinkTime);
    return {
      isKnown: (broken) => this.#findings.isKnown(broken),
      isLate: () => now() > latest || session.transport.halted !== null,
    };
  }

  #note({ discovery, ended }: Awaited<ReturnType<typeof runCommandSequence>>): void {
    // `--seed` repeats a run and not a single walk, so a finding has the seed of the run.
    if (discovery) this.#findings.add({ ...discovery, seed: this.#options.seed });
    const { size } = this.#exploration.coverage;
    if (size > this.#coverageSize) this.#latestGrowth = this.#walks;
    this.#coverageSize = size;
    if (ended.stopped) this.#endedEarly.set(ended.stopped, (this.#endedEarly.get(ended.stopped) ?? 0) + 1);
    this.#silence = ended.silent ? this.#silence + 1 : 0;
    this.#options.onWalk?.(this.#walks, this.#findings.found.length);
  }

  #choice(number: number): Weighed[] {
    const isLeft = ({ name, most }: Command) => (this.#exploration.coverage.steps.get(name) ?? 0) < most;
    const able = (commands: readonly Command[]) =>
      commands.filter((each) => this.#able.includes(each) && isLeft(each)).map((each) => this.#weighed(each));
    const possible = themes
      .map(({ focus, beside }) => ({ focus: able(focus), beside: able(beside) }))
      .filter(({ focus }) => focus.length > 0);
    const { focus = [], beside = [] } = possible[number % possible.length] ?? {};
    const factor = Math.max(1, sumOf(beside) / sumOf(focus));
    return [...focus.map(({ command, weight }) => ({ command, weight: weight * factor })), ...beside];
  }

  #weighed(command: Command): Weighed {
    const { name, weight } = command;
    return { command, weight: this.#exploration.coverage.steps.has(name) ? weight : 3 * weight };
  }

  #isOver(): boolean {
    const { untilCovered, untilFinding, steps = Number.POSITIVE_INFINITY, saved = [] } = this.#options;
    const { coverage } = this.#exploration;
    const { now, session } = this.parts;
    const isTried = this.#able.every(({ name, most }) => (coverage.steps.get(name) ?? 0) >= Math.min(3, most));
    const isCovered = untilCovered === true && isTried && this.#walks - this.#latestGrowth >= walksWithoutGrowth;
    const isSilent = this.#silence >= enoughSilence;
    if (untilFinding === true && this.#findings.found.length > 0) return true;
    return (
      now() >= this.#end ||
      (this.#made >= steps && this.#walks >= saved.length) ||
      isCovered ||
      isSilent ||
      session.transport.halted !== null
    );
  }

  record(startedAt: number, cleanup: ExploreRecord['cleanup'], stopReason: string | null): ExploreRecord {
    const { target, file, runId, seed } = this.#options;
    const { session, load, now, staying } = this.parts;
    const { coverage } = this.#exploration;
    const allSteps = [...coverage.steps.values()].reduce((sum, count) => sum + count, 0);
    this.#findings.finish();
    const { found, warnings, flaky } = this.#findings;
    const shown = (finding: ExploreFinding): ExploreFinding => ({
      ...session.redacted(finding),
      ...(finding.script !== undefined && { script: withData(finding.script, (plan) => session.redacted(plan)) }),
    });
    const voidReason = stopReason ?? (found.length > 0 ? null : unavailable(coverage.statuses));
    const conclusion = voidReason !== null ? 'void' : found.length > 0 ? 'findings' : 'no findings';
    const { baseUrl } = target;
    const record = session.redacted({
      format: 1,
      kind: 'exploration',
      runId,
      seed,
      startedAt: new Date(startedAt).toISOString(),
      milliseconds: Math.round(now() - startedAt),
      ...(this.#timeLimit !== undefined && { timeLimit: this.#timeLimit }),
      requests: session.transport.requests,
      walks: this.#walks,
      steps: allSteps - coverage.repeatedSteps,
      repeatedSteps: coverage.repeatedSteps,
      target: {
        name: target.name,
        file: file ?? null,
        baseUrls: typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl),
      },
      conclusion,
      voidReason,
      exitCode: conclusion === 'void' ? 3 : conclusion === 'findings' ? 1 : 0,
      findings: [],
      warnings: [],
      flaky: [],
      endedEarly: Object.fromEntries(this.#endedEarly),
      coverage: coverageRecord(coverage, target, this.#exploration.isPublished ? this.parts.shapes : undefined),
      slowdown: load.slowdown ?? null,
      cleanup: { ...cleanup, ...(staying.length > 0 && { staying }) },
    } satisfies ExploreRecord);
    return { ...record, findings: found.map(shown), warnings: warnings.map(shown), flaky: flaky.map(shown) };
  }
}

interface Weighed {
  command: Command;
  weight: number;
}

function sumOf(weighed: readonly Weighed[]): number {
  return weighed.reduce((sum, { weight }) => sum + weight, 0);
}
