import type { OperationId } from '../../src/contract/operation.ts';
import { declaredAnswers, type Trigger, triggers } from '../triggers/triggers.ts';
import type { Random } from './random.ts';

/** These operations change the whole tenant, so they are the last of a session. */
const ending: readonly OperationId[] = ['seedTenant', 'updateTenant', 'revokeApiKey', 'restoreSnapshot', 'resetTenant'];

/**
 * Excludes rate limits (counted per replica), large bodies (expensive) and announced bodies (they close the
 * connection).
 */
function isPlayable({ status, recipe: { start, body } }: Trigger): boolean {
  return start === undefined && ![413, 429].includes(status) && !(body && ('announced' in body || 'blanks' in body));
}

/** The recipes that may be part of a load. */
export const playable = triggers.filter(isPlayable);

/** An endless sequence of the recipes of all operations, in random order. */
export class Deck {
  readonly #random: Random;
  #good: Trigger[] = [];
  #refused: Trigger[] = [];
  #rounds = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Whether some recipe has been used fewer times than this. */
  isLeft(times: number): boolean {
    return this.#rounds < times || (this.#rounds === times && this.#good.length > 0);
  }

  /** The recipes of one session: mostly successful ones, with those that change the whole tenant at the end. */
  deal(count: number): Trigger[] {
    if (this.#good.length === 0) this.#shuffle();
    const dealt = [...this.#good.splice(0, count), ...this.#refused.splice(0, Math.floor(count / 4))];
    const last = dealt.filter(({ operation }) => ending.includes(operation));
    return [...this.#random.shuffled(dealt.filter((each) => !last.includes(each))), ...last];
  }

  #shuffle(): void {
    this.#rounds += 1;
    const isGood = ({ status }: Trigger) => status < 400;
    this.#good = this.#random.shuffled(playable.filter(isGood));
    this.#refused = this.#random.shuffled(playable.filter((each) => !isGood(each)));
  }
}

/** The stateful operations without a successful response so far. */
export function unreached(reached: ReadonlySet<OperationId>): OperationId[] {
  return [...new Set(declaredAnswers.map(({ operation }) => operation))].filter((id) => !reached.has(id));
}

/** The recipe with which an operation succeeds. */
export function recipesFor(operation: OperationId): Trigger[] {
  return playable.filter((each) => each.operation === operation && each.status < 400).slice(0, 1);
}
