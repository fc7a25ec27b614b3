import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { answerVerdict } from '../../../src/journal/verdict.ts';
import { startSandbox } from '../../../testing/project/process.ts';
import type { Random } from './deck.ts';
import type { ClusterUsage } from './probe.ts';
import type { Promised, Tally } from './report.ts';
import { type ChaosAnswer, type ChaosMessage, type Delivery, deliver, isWrite, type Manner } from './send.ts';

export class Cluster {
  readonly store: string;
  readonly #tally: Tally;
  readonly #random: Random;
  readonly #replicas: Replica[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #skews: readonly number[];

  private constructor(store: string, skews: readonly number[], tally: Tally, random: Random) {
    this.store = store;
    this.#skews = skews;
    this.#tally = tally;
    this.#random = random;
  }

  /** A clock shift is the time in milliseconds by which the clock of a replica is ahead of the system clock. */
  static async start(store: string, skews: readonly number[], tally: Tally, random: Random): Promise<Cluster> {
    const cluster = new Cluster(store, skews, tally, random);
    for (const place of skews.keys()) cluster.#replicas[place] = await cluster.#startAt(place);
    return cluster;
  }

  get size(): number {
    return this.#replicas.length;
  }

  replica(place: number): Replica {
    const replica = this.#replicas[place];
    if (!replica) throw new Error(`there is no replica ${place}`);
    return replica;
  }

  async kill(place: number): Promise<void> {
    await this.replica(place).kill();
    this.#replicas[place] = await this.#startAt(place);
  }

  /** After the restart of all replicas, no request is in progress and no tenant data is in memory. */
  async restart(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.stop()));
    for (const place of this.#replicas.keys()) this.#replicas[place] = await this.#startAt(place);
  }

  async end(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.kill()));
    this.#agent.destroy();
  }

  async ask(operation: OperationId, message: ChaosMessage, manner: Manner = 'whole'): Promise<Delivery> {
    this.#tally.attempts += 1;
    if (manner !== 'whole') this.#tally.fault(manner === 'slow' ? 'slow bodies' : `connections ${manner}`);
    const outcome = await deliver(this.#random.pick(this.#replicas).url, this.#agent, message, manner);
    this.#count(operation, message, outcome);
    return outcome;
  }

  #count(operation: OperationId, { method, target }: ChaosMessage, outcome: Delivery): void {
    if (outcome.kind === 'not sent') return;
    if (outcome.kind === 'unknown') {
      this.#tally.unknown += 1;
      if (outcome.isTimeout) this.#tally.breach('unanswered', `${method} ${target}`);
      return;
    }
    const { status } = outcome.answer;
    const fault = judgeAnswer(operation, outcome.answer);
    if (fault) this.#tally.breach(fault.promise, `${method} ${target}: ${fault.what}`);
    if (status < 400) this.#tally.reached.add(operation);
    if (status >= 400) this.#tally.refused += 1;
    else if (isWrite({ operation })) this.#tally.writes += 1;
  }

  async read(operation: OperationId, target: string): Promise<{ status: number; body: string }> {
    for (;;) {
      const outcome = await this.ask(operation, { method: 'GET', target, headers: {} });
      if (outcome.kind === 'answered' && outcome.answer.status !== 503 && outcome.answer.body) {
        return { status: outcome.answer.status, body: outcome.answer.body.toString() };
      }
      await this.untilReady();
    }
  }

  async untilReady(): Promise<void> {
    for (;;) {
      await wait(20);
      const outcome = await this.ask('readReady', { method: 'GET', target: '/_sandbox/ready', headers: {} });
      if (outcome.kind === 'answered' && outcome.answer.status === 200) return;
    }
  }

  async untilUnready(): Promise<void> {
    for (;;) {
      const outcome = await this.ask('readReady', { method: 'GET', target: '/_sandbox/ready', headers: {} });
      if (outcome.kind === 'answered' && outcome.answer.status === 503) return;
      await wait(20);
    }
  }

  async #startAt(place: number): Promise<Replica> {
    return startReplica({
      store: this.store,
      skew: this.#skews[place] ?? 0,
      onUsage: (usage) => this.#tally.used(usage),
      onDeath: (how) => {
        this.#tally.breach('died', `replica ${place} ended with ${how}`);
      },
    });
  }
}

export function judgeAnswer(id: OperationId, answer: ChaosAnswer): { promise: Promised; what: string } | undefined {
  const { status, headers, body = null } = answer;
  const description = `${id} answered ${status}: ${body?.toString('utf8', 0, 400) ?? ''}`;
  if (status >= 500 && status !== 503) return { promise: 'serverError', what: description };
  if (status === 503 && id !== 'readReady') {
    return headers['retry-after'] ? undefined : { promise: 'contract', what: `without Retry-After, ${description}` };
  }
  const message = { status, headers: Object.entries(headers).flat(), body, bytes: null };
  const [violation] = answerVerdict(operationTable[id], message, 'GET').violations;
  if (!violation) return undefined;
  return { promise: 'contract', what: `${violation.place}: wanted ${violation.wanted}: ${description}` };
}

interface Replica {
  url: string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  pause: () => void;
  resume: () => void;
}

interface ReplicaOptions {
  store: string;
  /** The time by which the clock of the sandbox process is ahead of the system clock, in milliseconds. */
  skew?: number;
  onUsage?: (usage: ClusterUsage) => void;
  onDeath?: (how: string) => void;
}

const probe = new URL('./probe.ts', import.meta.url).href;

async function startReplica({ store, skew = 0, onUsage, onDeath }: ReplicaOptions): Promise<Replica> {
  const env = { CHAOS_PROBE: 'on', CHAOS_CLOCK_SKEW: String(skew) };
  const sandbox = await startSandbox({ options: ['--import', probe], args: ['--store', store], env });
  const { child, url } = sandbox;
  if (onUsage) child.on('message', onUsage);
  child.send('observe');
  let isEnding = false;
  child.once('exit', (code, signal) => {
    if (!isEnding) onDeath?.(`code ${code}, signal ${signal}: ${sandbox.errors()}`);
  });
  const end = (signal: NodeJS.Signals) => {
    isEnding = true;
    return sandbox.end(signal);
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
