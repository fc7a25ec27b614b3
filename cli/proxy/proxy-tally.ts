import { operationTable } from '../../src/contract/operation.ts';
import type { ProxyViolation } from '../../src/prism/judge.ts';
import type { JudgedExchange } from '../../src/prism/proxy.ts';

/** If several items of a list violate the contract in the same way, the violations are counted as one kind. */
export interface ViolationKind extends ProxyViolation {
  operation: string;
  status: number;
  count: number;
}

export class ViolationCounts {
  readonly #operations = new Map<string, { judged: number; request: number; response: number }>();
  readonly #kinds = new Map<string, ViolationKind>();
  readonly #unjudged = new Map<string, number>();
  readonly counts = { requests: 0, judged: 0, other: 0, unreachable: 0, refused: 0, broken: 0, violations: 0 };

  add(exchange: JudgedExchange): ViolationKind[] {
    this.counts.requests += 1;
    this.counts[exchange.kind] += 1;
    if (exchange.kind !== 'judged') return [];
    const { operation, status, violations, unjudged } = exchange;
    const row = this.#operations.get(operation) ?? { judged: 0, request: 0, response: 0 };
    this.#operations.set(operation, row);
    row.judged += 1;
    this.counts.violations += violations.length;
    for (const why of unjudged) this.#count(`${operation} ${why}`);
    return violations.flatMap((violation) => {
      row[violation.side] += 1;
      return this.#firstOf({ ...violation, operation, status, count: 1 });
    });
  }

  get operations(): { operation: string; judged: number; request: number; response: number }[] {
    return Object.keys(operationTable).flatMap((operation) => {
      const row = this.#operations.get(operation);
      return row ? [{ operation, ...row }] : [];
    });
  }

  get kinds(): ViolationKind[] {
    return [...this.#kinds.values()];
  }

  get unjudged(): { what: string; count: number }[] {
    return [...this.#unjudged].map(([what, count]) => ({ what, count }));
  }

  #firstOf(kind: ViolationKind): ViolationKind[] {
    const { operation, status, side, place, wanted } = kind;
    const key = JSON.stringify([operation, status, side, place.replaceAll(/\/\d+(?=\/|$)/g, '/*'), wanted]);
    const present = this.#kinds.get(key);
    if (present) {
      present.count += 1;
      return [];
    }
    this.#kinds.set(key, kind);
    return [kind];
  }

  #count(what: string): void {
    this.#unjudged.set(what, (this.#unjudged.get(what) ?? 0) + 1);
  }
}
