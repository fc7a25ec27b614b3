import { seedOf } from '../../contract-samples/index.ts';
import { Halted } from '../case/failure.ts';
import { cleanUpLedger } from '../clean-up/clean-up.ts';
import { classes as classOf } from '../requirements/classes.ts';
import { canaryFails } from '../runner/canary.ts';
import { obstacleTo } from '../runner/obstacle.ts';
import { firstContact, partsOf } from '../runner/parts.ts';
import type { Sleep } from '../session/pacer.ts';
import { interfaceOf } from '../session/targeting.ts';
import type { Target } from '../target/types.ts';
import type { Exploration } from './attempt.ts';
import type { Broken } from './broken.ts';
import { commands as allCommands, themes } from './commands/index.ts';
import { Coverage } from './coverage.ts';
import { coverageRecord } from './coverage-record.ts';
import { Findings } from './findings.ts';
import type { ExploreRecord } from './record.ts';
import type { Command, Step } from './step.ts';
import { repeat, walk } from './walk.ts';

export interface ExploreOptions {
  target: Target;
  file?: string | undefined;
  runId: string;
  seed: number;
  /** The time for walks in milliseconds. Without time and steps, 60 seconds. */
  time?: number | undefined;
  /** The number of steps after which no new walk starts. */
  steps?: number | undefined;
  classes?: readonly string[] | undefined;
  /** True to end as soon as every step and every reachable rule was tried. */
  untilCovered?: boolean | undefined;
  /** True to end after the first finding. */
  untilFinding?: boolean | undefined;
  /** The steps of saved findings, which are executed before the walks. */
  saved?: readonly (readonly Step[])[] | undefined;
  ledgerFile?: string | undefined;
  signal?: AbortSignal | undefined;
  onWalk?: (walks: number, findings: number) => void;
  now?: () => number;
  sleep?: Sleep;
}

/** The time for shrinking after the end of the walks, in milliseconds. */
const grace = 10_000;
/** The time for shrinking one finding, in milliseconds. */
const shrinkTime = 20_000;
/** The number of consecutive walks without a response after which the run is void. */
const enoughSilence = 5;
const timeIsOver = 'the time of the exploration is over';

/** Explores a target with random walks, and returns the record. Removes the created objects. */
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
  readonly #findings: Findings;
  readonly #able: readonly Command[];
  readonly #endedEarly = new Map<string, number>();
  #walks = 0;
  /** The number of steps in walks, without those of shrinking. */
  #steps = 0;
  #silence = 0;
  #end = Number.POSITIVE_INFINITY;

  constructor(options: ExploreOptions) {
    this.#options = options;
    const { target, classes } = options;
    this.parts = partsOf({ ...options, verdicts: ['stated'] });
    const today = new Date(this.parts.now()).toISOString().slice(0, 10);
    const standing = (target.deviations ?? []).filter(({ until }) => until >= today);
    this.#exploration = {
      parts: this.parts,
      coverage: new Coverage(),
      deviations: new Set(standing.map(({ requirement }) => requirement)),
    };
    this.#findings = new Findings(this.#exploration);
    const wanted = classes ?? target.claims?.classes;
    this.#able = allCommands.filter(({ operations, needs = [] }) => {
      const isWanted = operations.every((each) => wanted?.includes(classOf[interfaceOf(each)]) ?? true);
      return isWanted && obstacleTo({ operations, needs }, target) === undefined;
    });
  }

  /** Executes walks in parallel until the end. Returns the reason why the run is void, or null. */
  async walks(): Promise<string | null> {
    const { time, steps, signal } = this.#options;
    const { now, session, load, pace } = this.parts;
    if (this.#able.length === 0) return 'the target file binds no operation that a walk can use';
    if (steps === undefined || time !== undefined) this.#end = now() + (time ?? 60_000);
    const stop = () => session.transport.halt('the exploration was stopped');
    const end = () => session.transport.halt(timeIsOver);
    signal?.addEventListener('abort', stop);
    const worker = async (index: number) => {
      while (!this.#isOver()) {
        if (index >= load.width) await this.parts.sleep(pace.pollInterval);
        else await this.#walk();
      }
    };
    const late = setTimeout(end, Math.min(this.#end - now() + grace, 2 ** 31 - 1));
    await Promise.all(Array.from({ length: pace.concurrency }, (_, index) => worker(index)));
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    const halted = session.transport.halted?.message ?? timeIsOver;
    session.transport.resume();
    if (signal?.aborted) return 'the exploration was stopped before its end';
    if (halted !== timeIsOver) return halted;
    return this.#silence >= enoughSilence ? 'the target stopped answering' : null;
  }

  async #walk(): Promise<void> {
    const number = ++this.#walks;
    const begun = this.parts.now();
    const latest = Math.min(this.#end + grace / 2, begun + shrinkTime);
    const common = {
      number,
      seed: seedOf(this.#options.seed, 'walk', number) | 0,
      isKnown: (broken: Broken) => this.#findings.isKnown(broken),
      isLate: () => this.parts.now() > latest || this.parts.session.transport.halted !== null,
    };
    const saved = this.#options.saved?.[number - 1];
    const walking = saved
      ? repeat(this.#exploration, saved, common)
      : walk(this.#exploration, { ...common, chosen: this.#choice(number) });
    const result = await walking.catch((error: unknown) => {
      if (error instanceof Halted) return undefined;
      throw error;
    });
    if (!result) return;
    const { discovery, ended } = result;
    this.#steps += ended.taken.length;
    if (discovery) this.#findings.add(discovery);
    if (ended.stopped) this.#endedEarly.set(ended.stopped, (this.#endedEarly.get(ended.stopped) ?? 0) + 1);
    this.#silence = ended.silent ? this.#silence + 1 : 0;
    this.#options.onWalk?.(this.#walks, this.#findings.found.length);
  }

  /** Returns the commands of a walk with their weights. The walks take turns with the themes. */
  #choice(number: number): { command: Command; weight: number }[] {
    const { steps } = this.#exploration.coverage;
    const isLeft = ({ name, most = Number.POSITIVE_INFINITY }: Command) => (steps.get(name) ?? 0) < most;
    const able = this.#able.filter(isLeft);
    const own = able.filter((command) => themes[number % themes.length]?.includes(command));
    return (own.length > 0 ? own : able).map((command) => ({ command, weight: this.#weightOf(command) }));
  }

  /** Steps that the run has not tried yet occur more often. */
  #weightOf({ name, weight = 1 }: Command): number {
    return this.#exploration.coverage.steps.has(name) ? weight : 3 * weight;
  }

  #isOver(): boolean {
    const { steps = Number.POSITIVE_INFINITY, untilCovered, untilFinding, saved = [] } = this.#options;
    const { coverage } = this.#exploration;
    const { now, session } = this.parts;
    const isCovered = untilCovered === true && this.#able.every(({ name }) => (coverage.steps.get(name) ?? 0) > 2);
    const isSilent = this.#silence >= enoughSilence;
    if (untilFinding === true && this.#findings.found.length > 0) return true;
    return (
      now() >= this.#end ||
      (this.#steps >= steps && this.#walks >= saved.length) ||
      isCovered ||
      isSilent ||
      session.transport.halted !== null
    );
  }

  record(startedAt: number, cleanup: ExploreRecord['cleanup'], voidReason: string | null): ExploreRecord {
    const { target, file, runId, seed } = this.#options;
    const { session, load, now, staying } = this.parts;
    const { coverage } = this.#exploration;
    this.#findings.finish();
    const { found, flaky } = this.#findings;
    const conclusion = voidReason !== null ? 'void' : found.length > 0 ? 'findings' : 'no findings';
    const { baseUrl } = target;
    return session.redacted({
      format: 1,
      kind: 'exploration',
      runId,
      seed,
      startedAt: new Date(startedAt).toISOString(),
      milliseconds: Math.round(now() - startedAt),
      requests: session.transport.requests,
      walks: this.#walks,
      steps: this.#steps,
      target: {
        name: target.name,
        file: file ?? null,
        baseUrls: typeof baseUrl === 'string' ? [baseUrl] : Object.values(baseUrl),
      },
      conclusion,
      voidReason,
      exitCode: conclusion === 'void' ? 3 : conclusion === 'findings' ? 1 : 0,
      findings: found,
      flaky,
      endedEarly: Object.fromEntries(this.#endedEarly),
      coverage: coverageRecord(coverage, target),
      slowdown: load.slowdown ?? null,
      cleanup: { ...cleanup, ...(staying.length > 0 && { staying }) },
    });
  }
}
