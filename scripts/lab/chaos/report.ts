import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type OperationId, operationTable } from '../../../src/contract/operation.ts';
import { root } from '../../generate/files.ts';
import { type BenchReport, machine } from '../report.ts';
import { unreached } from './deck.ts';
import type { ClusterUsage } from './probe.ts';

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
  readonly usage: ClusterUsage = { stall: 0, memory: 0 };
  /** Why some failures, such as a full disk, could not be injected on this machine. */
  readonly skipped: string[] = [];

  fault(kind: string): void {
    this.faults.set(kind, (this.faults.get(kind) ?? 0) + 1);
  }

  breach(promise: Promised, what: string, history: readonly string[] = []): void {
    this.breaches.push({ promise, what, history });
  }

  used({ stall, memory }: ClusterUsage): void {
    this.usage.stall = Math.max(this.usage.stall, stall);
    this.usage.memory = Math.max(this.usage.memory, memory);
  }

  count(promise: Promised): number {
    return this.breaches.filter((breach) => breach.promise === promise).length;
  }
}

export type StoreReport = ReturnType<typeof storeReport>;

export interface ChaosReport {
  schema: 'contract-platform-kit/chaos/v1';
  machine: BenchReport['machine'];
  stores: StoreReport[];
}

export function storeReport(store: string, tally: Tally, seed: number, seconds: number) {
  const { attempts, writes, refused, unknown, skipped } = tally;
  const missing = unreached(tally.reached);
  const declared = Object.keys(operationTable).length;
  return {
    store,
    seed,
    ranAt: new Date().toISOString(),
    seconds: Math.round(seconds),
    ...{ attempts, writes, refused, unknown },
    faults: Object.fromEntries([...tally.faults].sort(([left], [right]) => left.localeCompare(right))),
    broken: Object.fromEntries(promiseNames.map((promise) => [promise, tally.count(promise)])) as Record<
      Promised,
      number
    >,
    operations: { reached: declared - missing.length, declared, missing },
    stall: Math.round(tally.usage.stall),
    memory: tally.usage.memory,
    skipped,
  };
}

const promiseNames = Object.keys(promises) as Promised[];

export function chaosRows(stores: readonly StoreReport[]): [string, ...string[]][] {
  const row = (name: string, value: (report: StoreReport) => number | string): [string, ...string[]] => [
    name,
    ...stores.map((report) => value(report).toLocaleString('en')),
  ];
  const kinds = [...new Set(stores.flatMap(({ faults }) => Object.keys(faults)))].sort();
  return [
    row('attempts', ({ attempts }) => attempts),
    row('acknowledged writes', ({ writes }) => writes),
    row('refused requests', ({ refused }) => refused),
    row('requests with unknown outcome', ({ unknown }) => unknown),
    row('operations reached', ({ operations: { reached, declared } }) => `${reached} of ${declared}`),
    ...kinds.map((kind) => row(`injected failures (${kind})`, ({ faults }) => faults[kind] ?? 0)),
    ...promiseNames.map((promise) => row(promises[promise], ({ broken }) => broken[promise])),
    row('longest stall of an event loop (ms of CPU)', ({ stall }) => stall),
    row('peak memory of a replica (MB)', ({ memory }) => Math.round(memory / 1e6)),
    row('duration (s)', ({ seconds }) => seconds),
  ];
}

export function keepsAllPromises({ broken, operations }: StoreReport): boolean {
  return Object.values(broken).every((count) => count === 0) && operations.missing.length === 0;
}

export function keepReports(report: StoreReport): void {
  const file = `${root}measurements/chaos.json`;
  const before: ChaosReport['stores'] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stores : [];
  const stores = [...before.filter(({ store }) => store !== report.store), report];
  const chaos: ChaosReport = { schema: 'contract-platform-kit/chaos/v1', machine: machine(), stores };
  writeFileSync(file, `${JSON.stringify(chaos, null, 2)}\n`);
}
