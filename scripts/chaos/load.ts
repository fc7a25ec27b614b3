import { createSandboxServer } from '../../src/sandbox/start.ts';
import type { Cluster } from './cluster.ts';
import { type Deck, recipesFor, unreached } from './deck.ts';
import type { Random } from './random.ts';
import { Rivals } from './rivals.ts';
import { Session } from './session.ts';
import type { Tally } from './tally.ts';

/** How much of a load each kind of caller makes. */
export interface LoadScale {
  /** How often sessions play the recipes of all operations; the load lasts until then at least. */
  decks: number;
  /** How many callers of one tenant create departments at the same time. */
  rivals: number;
}

export interface LoadParts {
  /** The beginning of the names of the tenants. */
  prefix: string;
  cluster: Cluster;
  tally: Tally;
  random: Random;
  deck: Deck;
  scale: LoadScale;
}

/** The callers work at the same time, those of sessions and those of rivals. */
const [sessionCallers, rivalCallers] = [4, 2];
/** A tenant of rivals gets a successor after this many rounds, so that no tenant grows without bound. */
const roundsOfRivals = 40;
const recipesOfSession = 8;

/** All requests that a store gets, until it is told to end. */
export class Load {
  readonly #parts: LoadParts;
  readonly #oracle = createSandboxServer({ isObserved: false });
  readonly #sessions: Session[] = [];
  readonly #rivals: Rivals[] = [];
  #isEnding = false;

  constructor(parts: LoadParts) {
    this.#parts = parts;
  }

  /** Runs until `end` is called and every recipe was dealt. */
  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: sessionCallers }, (_, caller) => this.#playSessions(caller)),
      ...Array.from({ length: rivalCallers }, (_, caller) => this.#playRivals(caller)),
    ]);
  }

  end(): void {
    this.#isEnding = true;
  }

  /** Plays the recipes of operations that were not reached yet, because a fault or another recipe was in their way. */
  async reachTheRest(): Promise<void> {
    for (const operation of unreached(this.#parts.tally.reached)) {
      const { prefix, cluster, tally, random } = this.#parts;
      const tenant = `${prefix}-rest-${this.#sessions.length}`;
      const session = await Session.open({ tenant, cluster, oracle: this.#oracle, tally, random });
      this.#sessions.push(session);
      for (const trigger of recipesFor(operation)) await session.play(trigger);
    }
  }

  /** Compares everything that was answered since the beginning with what is stored now. */
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
