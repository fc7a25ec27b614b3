import type { OperationId } from '../canonical/operations.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { ExploreRule, Transition } from './rules.ts';

export class StepBudget {
  #left: number;
  #made = 0;
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#left = limit;
    this.#limit = limit;
  }

  get isSpent(): boolean {
    return this.#made >= this.#limit;
  }

  reserve(wanted: number): number {
    const reserved = Math.min(wanted, this.#left);
    this.#left -= reserved;
    return reserved;
  }

  settle(reserved: number, made: number): void {
    const counted = Math.min(reserved, Math.max(1, made));
    this.#made += counted;
    this.#left += reserved - counted;
  }
}

export class Coverage {
  readonly steps = new Map<string, number>();
  readonly rules = new Map<ExploreRule, number>();
  readonly transitions = new Map<Transition, number>();
  readonly reached = new Map<string, number>();
  readonly statuses = new Map<OperationId, Map<number, number>>();

  readonly answers = new Set<string>();
  repeatedSteps = 0;

  noteStep(command: string): void {
    increase(this.steps, command);
  }

  noteRule(rule: ExploreRule): void {
    increase(this.rules, rule);
  }

  noteTransition(transition: Transition): void {
    increase(this.transitions, transition);
  }

  noteReached(what: string): void {
    increase(this.reached, what);
  }

  get size(): number {
    const statuses = [...this.statuses.values()].reduce((sum, { size }) => sum + size, 0);
    return this.steps.size + this.rules.size + this.transitions.size + this.reached.size + statuses;
  }

  noteAnswer({ operation, status, code }: Reply<OperationId>): void {
    if (code !== undefined) this.answers.add(answerKey(operation, status, code));
  }

  noteExchanges(exchanges: readonly Exchange[]): void {
    for (const { operation, status } of exchanges) {
      if (status === null) continue;
      const known = this.statuses.get(operation) ?? new Map<number, number>();
      increase(known, status);
      this.statuses.set(operation, known);
    }
  }
}

export function answerKey(operation: OperationId, status: number, code: string): string {
  return `${operation} ${status} ${code}`;
}

function increase<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
