import type { Transition } from '../jobs/due.ts';
import type { Exchange } from './exchange.ts';
import { Journal, type Kept } from './journal.ts';

/** What somebody who watches a tenant is told: a request that was answered, or transitions that were made. */
export type Happening =
  | { kind: 'request'; kept: Kept }
  | { kind: 'transitions'; transitions: readonly Transition[] }
  | { kind: 'end' };

export type Watcher = (happening: Happening) => void;

/** How many exchanges the journal of those keeps that belong to no tenant. */
const ownSize = 500;

/** The journals of a sandbox: one for each tenant, and its own for the requests of nobody and those that steer it. */
export class Journals {
  /** Of requests that belong to no tenant, and of those that changed something through the control plane. */
  readonly own = new Journal();
  readonly #tenants = new Map<string, { journal: Journal; tenantId?: string }>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #closed = false;

  /** The journal of a tenant; an empty one where it was not asked anything yet. */
  of(tenant: string): Journal {
    return (this.#tenants.get(tenant) ?? this.#begin(tenant)).journal;
  }

  /** Every tenant that has a journal. */
  get all(): [tenant: string, journal: Journal][] {
    return [...this.#tenants].map(([tenant, { journal }]) => [tenant, journal]);
  }

  /**
   * Says which tenant has a name now. Another replica may have deleted one and created another with its name: the journal of
   * the first one is forgotten.
   */
  isOf(tenant: string, tenantId: string): void {
    const begun = this.#tenants.get(tenant) ?? this.#begin(tenant);
    if (begun.tenantId === tenantId) return;
    if (begun.tenantId !== undefined) this.remove(tenant);
    this.#tenants.set(tenant, { journal: this.of(tenant), tenantId });
  }

  /** Keeps an exchange with its tenant, whose journal holds `most` of them, and tells those who watch. */
  add(exchange: Exchange, most: number): void {
    if (exchange.tenant === null) {
      this.own.add(exchange, ownSize);
      return;
    }
    const id = this.of(exchange.tenant).add(exchange, most);
    if (this.#watchers.size > 0) this.#tell(exchange.tenant, { kind: 'request', kept: { id, exchange } });
  }

  /** Tells those who watch a tenant what came due and was done. */
  settled(tenant: string, transitions: readonly Transition[]): void {
    if (transitions.length > 0) this.#tell(tenant, { kind: 'transitions', transitions });
  }

  /** Forgets a tenant; whoever watches it is told that it ended. */
  remove(tenant: string): void {
    this.#tenants.delete(tenant);
    this.#tell(tenant, { kind: 'end' });
    this.#watchers.delete(tenant);
  }

  /** Begins to tell of a tenant; answers with what ends that. */
  watch(tenant: string, watcher: Watcher): () => void {
    if (this.#closed) watcher({ kind: 'end' });
    const watchers = this.#watchers.get(tenant) ?? new Set<Watcher>();
    this.#watchers.set(tenant, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(tenant) === watchers) this.#watchers.delete(tenant);
    };
  }

  /** Tells everybody that it ends: the sandbox stops. */
  close(): void {
    this.#closed = true;
    for (const tenant of [...this.#watchers.keys()]) this.#tell(tenant, { kind: 'end' });
    this.#watchers.clear();
  }

  #begin(tenant: string): { journal: Journal; tenantId?: string } {
    const begun = { journal: new Journal() };
    this.#tenants.set(tenant, begun);
    return begun;
  }

  #tell(tenant: string, happening: Happening): void {
    for (const watcher of [...(this.#watchers.get(tenant) ?? [])]) watcher(happening);
  }
}
