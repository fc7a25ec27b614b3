import type { OperationId } from '../../src/contract/operation.ts';
import { createSandboxServer } from '../../src/sandbox/start.ts';
import type { Cluster } from './cluster.ts';
import { type Deck, recipesFor, unreached } from './deck.ts';
import type { Random } from './random.ts';
import { Rivals } from './rivals.ts';
import { Session } from './session.ts';
import type { Tally } from './tally.ts';

/** The amount of load of each kind of caller. */
export interface LoadScale {
  /** The number of times sessions run the recipes of all operations, at least. */
  decks: number;
  /** The number of callers of one tenant that create departments at the same time. */
  rivals: number;
}

export interface LoadParts {
  /** The prefix of the tenants' names. */
  prefix: string;
  cluster: Cluster;
  tally: Tally;
  random: Random;
  deck: Deck;
  scale: LoadScale;
}

/** The number of concurrent callers: sessions and rivals. */
const [sessionCallers, rivalCallers] = [4, 2];
/** Rivals use a new tenant after this number of rounds, so that tenants stay small. */
const roundsOfRivals = 40;

/** The connection may be cut before the response in each attempt, so one attempt is not enough to reach an operation. */
const mostAttempts = 5;
const recipesOfSession = 8;

/** Sends all requests to a store until `end` is called. */
export class Load {
  readonly #parts: LoadParts;
  readonly #oracle = createSandboxServer({ isObserved: false });
  readonly #sessions: Session[] = [];
  readonly #rivals: Rivals[] = [];
  #isEnding = false;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  /** Runs until `end` is called and every recipe was used. */
  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: sessionCallers }, (_, caller) => this.#playSessions(caller)),
      ...Array.from({ length: rivalCallers }, (_, caller) => this.#playRivals(caller)),
    ]);
  }

  end(): void {
    this.#isEnding = true;
  }

  /** Runs recipes of operations without a successful response so far, because a fault or another recipe interfered. */
  async reachTheRest(): Promise<void> {
    for (const operation of unreached(this.#parts.tally.reached)) {
      for (let attempt = 0; attempt < mostAttempts && !this.#parts.tally.reached.has(operation); attempt++)
        await this.#playAlone(operation);
    }
  }

  async #playAlone(operation: OperationId): Promise<void> {
    const { prefix, cluster, tally, random } = this.#parts;
    const tenant = `${prefix}-rest-${this.#sessions.length}`;
    const session = await Session.open({ tenant, cluster, oracle: this.#oracle, tally, random });
    this.#sessions.push(session);
    for (const trigger of recipesFor(operation)) await session.play(trigger);
  }

  /** Compares all responses since the start with the stored data. */
  async verify(): Promise<void> {
    for (const each of [...this.#sessions, ...this.#rivals]) await each.verify();
    await this.#oracle.close();
  }

  async #playSessions(caller: number): Promise<void> {
    const { prefix, cluster, tally, random, deck, scale } = this.#parts;
    const branch = random.branch();
    for (let round = 0; deck.isLeft(scale.decks); round++) {
      const tenant = `${prefix}-session-${caller}-${round}`;
      const session = await Session.open({ tenant, cluster, oracle: this.#oracle, tally, random: branch });
      this.#sessions.push(session);
      for (const trigger of deck.deal(recipesOfSession)) await session.play(trigger);
      await session.verify();
    }
  }

  async #playRivals(caller: number): Promise<void> {
    const { prefix, cluster, tally, random, scale } = this.#parts;
    const branch = random.branch();
    for (let at = 0; !this.#isEnding; at++) {
      const rivals = await Rivals.open({
        tenant: `${prefix}-rivals-${caller}-${at}`,
        cluster,
        tally,
        random: branch,
        callers: scale.rivals,
      });
      this.#rivals.push(rivals);
      for (let round = 0; round < roundsOfRivals && !this.#isEnding; round++) await rivals.round();
      await rivals.verify();
    }
  }
}
