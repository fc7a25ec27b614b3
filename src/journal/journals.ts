import type { Transition } from '../jobs/due.ts';
import type { JournalExchange } from './exchange.ts';
import { Journal, type Kept } from './journal.ts';

export type Happening =
  | { kind: 'request'; kept: Kept }
  | { kind: 'transitions'; transitions: readonly Transition[] }
  | { kind: 'end' };

export type Watcher = (happening: Happening) => void;

/** For requests that belong to no tenant. */
const ownSize = 500;

export class Journals {
  /** For requests that belong to no tenant, and for changes through the control plane. */
  readonly own = new Journal();
  readonly #tenants = new Map<string, { journal: Journal; tenantId?: string }>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #closed = false;

  of(tenant: string): Journal {
    return (this.#tenants.get(tenant) ?? this.#begin(tenant)).journal;
  }

  get all(): [tenant: string, journal: Journal][] {
    return [...this.#tenants].map(([tenant, { journal }]) => [tenant, journal]);
  }

  isOf(tenant: string, tenantId: string): void {
    const started = this.#tenants.get(tenant) ?? this.#begin(tenant);
    if (started.tenantId === tenantId) return;
    if (started.tenantId !== undefined) this.remove(tenant);
    this.#tenants.set(tenant, { journal: this.of(tenant), tenantId });
  }

  add(exchange: JournalExchange, most: number): void {
    if (exchange.tenant === null) {
      this.own.add(exchange, ownSize);
      return;
    }
    const id = this.of(exchange.tenant).add(exchange, most);
    if (this.#watchers.size > 0) this.#tell(exchange.tenant, { kind: 'request', kept: { id, exchange } });
  }

  settled(tenant: string, transitions: readonly Transition[]): void {
    if (transitions.length > 0) this.#tell(tenant, { kind: 'transitions', transitions });
  }

  /** Also ends the event streams of the tenant. */
  remove(tenant: string): void {
    this.#tenants.delete(tenant);
    this.#tell(tenant, { kind: 'end' });
    this.#watchers.delete(tenant);
  }

  watch(tenant: string, watcher: Watcher): () => void {
    if (this.#closed) watcher({ kind: 'end' });
    const watchers = this.#watchers.get(tenant) ?? new Set<Watcher>();
    this.#watchers.set(tenant, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(tenant) === watchers) this.#watchers.delete(tenant);
    };
  }

  close(): void {
    this.#closed = true;
    for (const tenant of [...this.#watchers.keys()]) this.#tell(tenant, { kind: 'end' });
    this.#watchers.clear();
  }

  #begin(tenant: string): { journal: Journal; tenantId?: string } {
    const started = { journal: new Journal() };
    this.#tenants.set(tenant, started);
    return started;
  }

  #tell(tenant: string, happening: Happening): void {
    for (const watcher of [...(this.#watchers.get(tenant) ?? [])]) watcher(happening);
  }
}
