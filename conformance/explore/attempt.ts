import fc from 'fast-check';
import type { OperationId } from '../canonical/operations.ts';
import type { Api, Shared } from '../case/api.ts';
import type { Case } from '../case/case.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import { Blocked, Failure, Malformed, NoAnswer, Unjudged, Unsupported } from '../case/failure.ts';
import { sweepEntries } from '../clean-up/sweep.ts';
import { createApi, type RunParts } from '../runner/create-api.ts';
import { interfaceOf } from '../session/targeting.ts';
import { TargetError } from '../target/target-error.ts';
import { Broken, Deviates } from './broken.ts';
import { checkAccess } from './checks/access.ts';
import { checkFreeNames, checkObjects } from './checks/objects.ts';
import { deleteHome } from './commands/delete-department.ts';
import type { ExploreCoverage } from './coverage.ts';
import { WalkDraws } from './draws.ts';
import type { WalkGate } from './gate.ts';
import { awaitJob } from './jobs.ts';
import { ExploreModel } from './model/model.ts';
import { type ExploreRule, offeredBy } from './rules.ts';
import type { Command, CommandSequence, TakenStep } from './step.ts';

export interface Exploration {
  parts: RunParts;
  coverage: ExploreCoverage;
  deviations: ReadonlySet<string>;
  isPublished: boolean;
  gate: WalkGate;
}

export interface EndedAttempt {
  taken: TakenStep[];
  exchanges: Exchange[];
  broken?: Broken;
  mismatches: readonly Broken[];
  stopped?: string;
  silent?: true;
}

const unreached = [502, 503, 504];

export function pseudoCaseOf(id: string): Case {
  return { id, requirement: '', title: '', verdict: 'stated', operations: [], run: async () => undefined };
}

function offeredIn({ exchange }: Failure): ExploreRule | undefined {
  return exchange ? offeredBy(exchange.operation) : undefined;
}

export class WalkAttempt {
  readonly pseudoCase: Case;
  readonly #exploration: Exploration;
  readonly #api: Api;
  readonly #model = new ExploreModel();
  readonly #taken: TakenStep[] = [];
  readonly #exchanges: Exchange[] = [];
  readonly #mismatches = new Map<string, Broken>();
  readonly #isAlone: boolean;
  #release: (() => void) | undefined;
  #isRepeated = false;

  constructor(exploration: Exploration, name: string, isAlone = false) {
    this.#exploration = exploration;
    this.#isAlone = isAlone;
    this.pseudoCase = pseudoCaseOf(name);
    const api = createApi(exploration.parts, this.pseudoCase, this.#exchanges);
    const send: Api['send'] = async (operation, input, change, as) => {
      const reply = await api.send(operation, input, change, as);
      this.#isRepeated ||= reply.repeated === true;
      this.#exploration.coverage.noteAnswer(reply);
      // The API contract declares no responses to requests whose method or path the explorer has changed.
      if (change.method === undefined && change.pathSuffix === undefined) this.#compare(reply);
      return reply;
    };
    this.#api = {
      ...api,
      send,
      call: (operation, input, as) => send(operation, input, {}, as),
      // A confirmation repeats all requests of a finding.
      once: (shared) => (isAlone ? this.#repeat(shared) : api.once(shared)),
      borrowedUserIds: (count, least) => this.#borrowing(() => api.borrowedUserIds(count, least)),
      borrowedHrUser: () => this.#borrowing(() => api.borrowedHrUser()),
    };
  }

  async run(steps: Iterable<fc.AsyncCommand<ExploreModel, WalkAttempt, false>>): Promise<EndedAttempt> {
    const { coverage, parts } = this.#exploration;
    if (this.#isAlone) await parts.pendingJobs.settle(this.#api);
    try {
      const ending = await this.#endingOf(async () => {
        await fc.asyncModelRun(() => ({ model: this.#model, real: this }), steps);
        await this.#shared(() => this.#finish());
      });
      const mismatches = this.#isUnreliable ? [] : [...this.#mismatches.values()];
      return { taken: this.#taken, exchanges: this.#exchanges, mismatches, ...ending };
    } finally {
      // A request whose responses all ask for a repetition is no step, but its responses count.
      const isCounted = (each: Exchange) => each.status === 503 || parts.session.stepOf(each) !== undefined;
      coverage.noteExchanges(this.#exchanges.filter(isCounted));
      await this.#shared(async () => {
        await parts.pendingJobs.settle(this.#api, this.pseudoCase.id);
        await this.#removeObjects();
      });
      await parts.users.giveBack(this.pseudoCase.id);
      this.#release?.();
    }
  }

  async take(command: Command, seed: number, model: ExploreModel): Promise<void> {
    const step: TakenStep = {
      command: command.name,
      seed,
      text: command.name.replace(/^./, (sign) => sign.toUpperCase()),
    };
    this.#taken.push(step);
    model.steps += 1;
    this.#exploration.coverage.steps.note(command.name);
    await this.#shared(async () => {
      await command.run(this.#walk(model, step));
      await this.#settle();
      if (command.theme === 'cases') await this.#exploration.parts.users.giveBack(this.pseudoCase.id);
    });
  }

  /** Waits for the jobs of a test step, because a target may refuse requests while a job is pending. */
  async #settle(): Promise<void> {
    const known = new Set([...this.#model.jobs.values()].map(({ jobId }) => jobId));
    await this.#exploration.parts.pendingJobs.settle(this.#api, this.pseudoCase.id, known);
  }

  #shared<T>(work: () => Promise<T>): Promise<T> {
    return this.#isAlone || this.#release ? work() : this.#exploration.gate.shared(work);
  }

  /** Gives the users back, because a second reservation of the test case can need all users of a small target. */
  #repeat<T>(shared: Shared<T>): Promise<T> {
    const { users } = this.#exploration.parts;
    return shared.work(this.#api).finally(() => users.giveBack(this.pseudoCase.id, () => this.#settle()));
  }

  #borrowing<T>(borrow: () => Promise<T>): Promise<T> {
    if (!this.#isAlone) this.#release ??= this.#exploration.gate.hold();
    return borrow();
  }

  async #finish(): Promise<void> {
    const walk = this.#walk(this.#model, { command: 'finish', seed: 0, text: '' });
    for (const job of [...this.#model.jobs.values()]) await awaitJob(walk, job);
    if (this.#taken.length === 0) return;
    await checkObjects(walk);
    await checkFreeNames(walk);
    const hasGrants = [...this.#model.departments.values()].some(({ grants }) => grants.size > 0);
    if (hasGrants) await checkAccess(walk, 'access-read-offered');
    await deleteHome(walk);
  }

  #walk(model: ExploreModel, step: TakenStep): CommandSequence {
    const { parts, coverage } = this.#exploration;
    const { expect } = this.#api;
    return {
      api: this.#api,
      expect: {
        accepted: (rule, ...values) => this.#judge(rule, () => expect.accepted(...values)),
        rejected: (rule, ...values) => this.#judge(rule, () => expect.rejected(...values)),
        status: (rule, ...values) => this.#judge(rule, () => expect.status(...values)),
        code: (rule, ...values) => this.#judge(rule, () => expect.code(...values)),
        equal: (rule, ...values) => this.#judge(rule, () => expect.equal(...values)),
        true: (rule, ...values) => this.#judge(rule, () => expect.true(...values)),
      },
      parts,
      model,
      draws: new WalkDraws(step.seed),
      key: step.seed.toString(36),
      says: (text) => {
        step.text = text;
      },
      rule: (rule, check, place) => this.#judge(rule, check, place),
      reached: (what) => coverage.reached.note(what),
      passed: (transition) => coverage.transitions.note(transition),
    };
  }

  async #judge<T>(rule: ExploreRule, check: () => T | Promise<T>, place?: string): Promise<T> {
    const { coverage, deviations } = this.#exploration;
    coverage.rules.note(rule);
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof Broken) throw error;
      if (this.#isUnreliable) throw new NoAnswer(`not every request reached the target: ${error.message}`);
      const violated = (error instanceof Malformed && offeredIn(error)) || rule;
      if (deviations.has(violated)) throw new Deviates(violated);
      throw new Broken(violated, error, place);
    }
  }

  #compare({ operation, status, headers, redirected, exchange }: Reply<OperationId>): void {
    const { isPublished, parts, coverage, deviations } = this.#exploration;
    const rule: ExploreRule = `${interfaceOf(operation)}-answers-match-contract`;
    if (!isPublished || redirected || deviations.has(rule)) return;
    coverage.rules.note(rule);
    const answer = { status, headers, body: Buffer.alloc(0), json: parts.session.jsonOf(exchange) };
    const fault = parts.shapes.fault(operation, answer);
    if (fault === undefined) return;
    const what = `${operation} does not match the contract: ${fault}`;
    const failure = new Failure(what, 'a response that the contract declares', fault, exchange);
    const broken = new Broken(rule, failure, `${operation} ${status}`);
    this.#mismatches.set(broken.key, broken);
  }

  /** If the state of the target is unknown, an unexpected response does not prove a violation. */
  get #isUnreliable(): boolean {
    return this.#isRepeated || this.#exchanges.some(({ status }) => status !== null && unreached.includes(status));
  }

  async #endingOf(work: () => Promise<void>): Promise<Pick<EndedAttempt, 'broken' | 'stopped' | 'silent'>> {
    try {
      await work();
      return {};
    } catch (error) {
      if (error instanceof Broken) return { broken: error };
      if (error instanceof Failure) return this.#malformed(error);
      if (error instanceof NoAnswer) return { stopped: error.message, silent: true };
      if (error instanceof Deviates) return { stopped: `the target file declares a deviation from ${error.message}` };
      if (error instanceof Blocked || error instanceof Unsupported || error instanceof Unjudged)
        return { stopped: error.message };
      if (error instanceof TargetError) return { stopped: error.message };
      throw error;
    }
  }

  #malformed(failure: Failure): Pick<EndedAttempt, 'broken' | 'stopped'> {
    const rule = offeredIn(failure);
    if (rule === undefined || this.#isUnreliable || this.#exploration.deviations.has(rule))
      return { stopped: failure.message };
    return { broken: new Broken(rule, failure) };
  }

  async #removeObjects(): Promise<void> {
    const { ledger, ...connection } = this.#exploration.parts;
    if (connection.session.transport.halted) return;
    const entries = ledger.entriesOf(this.pseudoCase.id).filter(({ id }) => id !== null);
    const { left } = await sweepEntries(connection, entries);
    const remaining = new Set(left.map(({ id }) => id));
    for (const entry of entries) if (!remaining.has(entry.id ?? '')) ledger.markRemoved(entry);
  }
}
