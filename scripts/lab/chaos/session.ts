import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../../../src/contract/operation.ts';
import type { Trigger } from '../../../testing/requests/triggers.ts';
import {
  type ApiCall,
  type CallTokens,
  callersOf,
  callsOf,
  textAtPointer,
  writeCall,
} from '../../../testing/requests/write-call.ts';
import type { Cluster } from './cluster.ts';
import type { Random } from './deck.ts';
import { CallHistory } from './history.ts';
import type { Tally } from './report.ts';
import { type ChaosAnswer, type Delivery, headersOf, isOpen, isWrite, type Manner, type Move } from './send.ts';
import { type Expected, observeAnswer, Undisturbed } from './undisturbed.ts';

export interface ChaosSessionParts {
  tenant: string;
  cluster: Cluster;
  oracle: FastifyInstance;
  tally: Tally;
  random: Random;
}

type Behavior = Manner | 'twice';
const disturbed: readonly Behavior[] = [
  'slow',
  'cut in the request',
  'cut before the answer',
  'cut in the answer',
  'twice',
];

/**
 * Operations that start the clock of a tenant. The load test stops the clock after each of these operations.
 * While the clocks run, two sandboxes store different times, so the load test cannot compare their data.
 */
const starting: readonly OperationId[] = ['resumeClock', 'seedTenant', 'resetTenant', 'restoreSnapshot'];

const repeatable: readonly OperationId[] = ['freezeClock', 'resumeClock', 'setClock'];

/**
 * A single caller in the load test. The caller sends requests to its own tenant, one after another.
 * Status codes and stored data must be the same as in a sandbox without injected failures.
 */
export class ChaosSession {
  readonly #parts: ChaosSessionParts;
  readonly #history: CallHistory;
  readonly #values: Map<string, string>;
  readonly #tokens: CallTokens = new Map();
  #moments = 0;

  private constructor(parts: ChaosSessionParts) {
    const { tenant, cluster, oracle, tally } = parts;
    this.#parts = parts;
    this.#values = new Map([['tenant', tenant]]);
    this.#history = new CallHistory({
      undisturbed: new Undisturbed(oracle, tenant),
      observe: () => observeAnswer(tenant, (operation, target) => cluster.read(operation, target)),
      tally,
    });
  }

  static async open(parts: ChaosSessionParts): Promise<ChaosSession> {
    const session = new ChaosSession(parts);
    await session.#call({ operation: 'createTenant', body: { json: { id: '{tenant}', from: 'aurora' } } });
    await session.#freeze();
    return session;
  }

  async play({ operation, recipe }: Trigger): Promise<void> {
    const calls = callsOf(operation, recipe);
    for (const as of callersOf(calls)) if (!(await this.#call({ operation: 'createAdminToken', as }))) return;
    for (const call of calls) if (!(await this.#call(call))) break;
    // Removes injected faults, because they cause 503 responses that look like the failure of a replica.
    if (calls.some((call) => call.operation === 'createTenantFault'))
      await this.#call({ operation: 'clearTenantFaults' });
    if (starting.includes(operation)) await this.#freeze();
  }

  async verify(): Promise<void> {
    await this.#history.explain();
  }

  /** Stops the tenant's clock, so that the tested sandbox and the undisturbed sandbox store the same times. */
  async #freeze(): Promise<void> {
    this.#moments += 1;
    const now = `${2200 + this.#moments}-01-01T00:00:00Z`;
    await this.#call({ operation: 'freezeClock' });
    await this.#call({ operation: 'setClock', body: { json: { now } } });
  }

  async #call(call: ApiCall): Promise<boolean> {
    const { operation, as = 'admin', save = {} } = call;
    const written = await writeCall(call, this.#values);
    const expected = await this.#take({ operation, as, written });
    if (!expected || expected.status >= 400) return false;
    for (const [name, pointer] of Object.entries(save)) this.#values.set(name, textAtPointer(expected.body, pointer));
    return true;
  }

  async #take(step: Move): Promise<Expected | undefined> {
    for (let behavior = this.#behavior(step); !this.#history.isBroken; behavior = 'whole') {
      const outcomes = await this.#send(step, behavior);
      const answers = outcomes.flatMap((each) => (each.kind === 'answered' && !isOpen(each) ? [each.answer] : []));
      const attempt = { ...step };
      const isUnknown = isWrite(step) && outcomes.some(isOpen);
      if (isUnknown) this.#history.leaveOpen(attempt);
      if (answers.length > 0) return this.#accept(step, answers);
      const expected = isUnknown && !repeatable.includes(step.operation) && (await this.#history.resolve(attempt));
      if (expected) return expected;
      if (behavior !== 'cut in the request') await this.#parts.cluster.untilReady();
    }
    return undefined;
  }

  async #accept(step: Move, answers: readonly ChaosAnswer[]): Promise<Expected | undefined> {
    if (step.operation === 'createAdminToken') {
      const [{ status, body } = { status: 0, body: undefined }] = answers;
      if (status === 200 && body) this.#tokens.set(step.as, JSON.parse(body.toString()).token);
    }
    return this.#history.accept(step, answers);
  }

  #behavior({ operation }: Move): Behavior {
    const { random } = this.#parts;
    if (operation === 'createAdminToken' || repeatable.includes(operation)) return 'whole';
    return random.below(5) === 0 ? random.pick(disturbed) : 'whole';
  }

  async #send(step: Move, behavior: Behavior): Promise<Delivery[]> {
    const { cluster, tenant, tally } = this.#parts;
    const message = { ...step.written, headers: headersOf(step, tenant, this.#tokens) };
    if (behavior !== 'twice') return [await cluster.ask(step.operation, message, behavior)];
    tally.fault('concurrent duplicates');
    return Promise.all([cluster.ask(step.operation, message), cluster.ask(step.operation, message)]);
  }
}
