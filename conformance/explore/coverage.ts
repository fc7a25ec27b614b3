import type { OperationId } from '../canonical/operations.ts';
import type { Exchange, Reply } from '../case/exchange.ts';
import type { ExploreRule, ExploreTransition } from './rules.ts';

class Counts<K> extends Map<K, number> {
  note(key: K): void {
    this.set(key, (this.get(key) ?? 0) + 1);
  }
}

export class ExploreCoverage {
  readonly steps = new Counts<string>();
  readonly rules = new Counts<ExploreRule>();
  readonly transitions = new Counts<ExploreTransition>();
  readonly reached = new Counts<string>();
  readonly statuses = new Map<OperationId, Counts<number>>();
  readonly answers = new Set<string>();
  repeatedSteps = 0;

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
      const known = this.statuses.get(operation) ?? new Counts<number>();
      known.note(status);
      this.statuses.set(operation, known);
    }
  }
}

export function answerKey(operation: OperationId, status: number, code: string): string {
  return `${operation} ${status} ${code}`;
}
