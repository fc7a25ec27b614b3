import { pickOf, shareOf } from '../../../contract-samples/index.ts';
import type { OperationId } from '../../../src/contract/operation.ts';
import { declaredAnswers, type Trigger, triggers } from '../../../testing/requests/triggers.ts';

/** Random numbers that depend only on a seed, so that a run can be repeated. */
export interface Random {
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
  shuffled: <T>(values: readonly T[]) => T[];
  branch: () => Random;
}

export function randomOf(seed: number): Random {
  let drawn = 0;
  const below = (limit: number) => Math.floor(shareOf(seed, drawn++) * limit);
  return {
    below,
    pick: (values) => pickOf(values, seed, drawn++),
    shuffled: (values) => {
      const rest = [...values];
      return values.flatMap(() => rest.splice(below(rest.length), 1));
    },
    branch: () => randomOf(below(2 ** 32)),
  };
}

const ending: readonly OperationId[] = ['seedTenant', 'updateTenant', 'revokeApiKey', 'restoreSnapshot', 'resetTenant'];

/** A session repeats each request with the response 503, because it looks like the failure of a replica. */
function isPlayable({ status, recipe: { start, body } }: Trigger): boolean {
  const isPlayed = start === undefined && ![413, 429, 503].includes(status);
  return isPlayed && !(body && ('announced' in body || 'blanks' in body));
}

export const playable = triggers.filter(isPlayable);

export class Deck {
  readonly #random: Random;
  #good: Trigger[] = [];
  #refused: Trigger[] = [];
  #rounds = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  isLeft(times: number): boolean {
    return this.#rounds < times || (this.#rounds === times && this.#good.length > 0);
  }

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

export function unreached(reached: ReadonlySet<OperationId>): OperationId[] {
  return [...new Set(declaredAnswers.map(({ operation }) => operation))].filter((id) => !reached.has(id));
}

export function recipesFor(operation: OperationId): Trigger[] {
  return playable.filter((each) => each.operation === operation && each.status < 400).slice(0, 1);
}
