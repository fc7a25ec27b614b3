import type { OperationId } from '../../../src/contract/operation.ts';
import type { Usage } from './probe.ts';

export const promises = {
  lost: 'acknowledged effects lost',
  twice: 'effects applied twice',
  unexplained: 'states that no order of the answers explains',
  serverError: '5xx other than 503',
  contract: 'answers that violate the contract',
  different: 'answers that differ from an undisturbed sandbox',
  unanswered: 'requests without an answer',
  died: 'processes that ended by themselves',
} as const;
export type Promised = keyof typeof promises;

export interface Breach {
  promise: Promised;
  what: string;
  history: readonly string[];
}

export class Tally {
  attempts = 0;
  writes = 0;
  refused = 0;
  unknown = 0;
  readonly faults = new Map<string, number>();
  readonly reached = new Set<OperationId>();
  readonly breaches: Breach[] = [];
  readonly usage: Usage = { stall: 0, memory: 0 };
  readonly skipped: string[] = [];

  fault(kind: string, count = 1): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + count);
  }

  breach(promise: Promised, what: string, history: readonly string[] = []): void {
    this.breaches.push({ promise, what, history });
  }

  used({ stall, memory }: Usage): void {
    this.usage.stall = Math.max(this.usage.stall, stall);
    this.usage.memory = Math.max(this.usage.memory, memory);
  }

  count(promise: Promised): number {
    return this.breaches.filter((breach) => breach.promise === promise).length;
  }
}
