import type { OperationId } from '../canonical/operations.ts';
import type { Exchange } from '../case/exchange.ts';
import type { Rule } from './rules.ts';

/** Counts what the walks of a run have reached. */
export class Coverage {
  readonly steps = new Map<string, number>();
  readonly rules = new Map<Rule, number>();
  /** The transitions and the kinds of input that steps reached. */
  readonly reached = new Map<string, number>();
  /** The number of responses with each status, by operation. */
  readonly statuses = new Map<OperationId, Map<number, number>>();

  noteStep(command: string): void {
    increase(this.steps, command);
  }

  noteRule(rule: Rule): void {
    increase(this.rules, rule);
  }

  noteReached(what: string): void {
    increase(this.reached, what);
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

function increase<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
