import type { OperationId } from '../../../src/contract/operation.ts';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import type { Cluster } from './cluster.ts';
import { type Deck, recipesFor, unreached } from './deck.ts';
import type { Random } from './random.ts';
import { Rivals } from './rivals.ts';
import { Session } from './session.ts';
import type { Tally } from './tally.ts';

export interface LoadScale {
  decks: number;
  rivals: number;
}

export interface LoadParts {
  prefix: string;
  cluster: Cluster;
  tally: Tally;
  random: Random;
  deck: Deck;
  scale: LoadScale;
}

/** `sessionCallers` is the number of callers that work alone, each in a separate tenant. */
const [sessionCallers, rivalCallers] = [4, 2];
const roundsOfRivals = 40;

/** An injected failure can break the connection, so an operation sometimes needs more than one attempt. */
const mostAttempts = 5;
const recipesOfSession = 8;

export class Load {
  readonly #parts: LoadParts;
  readonly #oracle = createSandboxServer({ isObserved: false });
  readonly #sessions: Session[] = [];
  readonly #rivals: Rivals[] = [];
  #isEnding = false;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: sessionCallers }, (_, caller) => this.#playSessions(caller)),
      ...Array.from({ length: rivalCallers }, (_, caller) => this.#playRivals(caller)),
    ]);
  }

  end(): void {
    this.#isEnding = true;
  }

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
