import type { Transition } from '../jobs/due.ts';
import type { Exchange } from './exchange.ts';
import { Journal, type Kept } from './journal.ts';

/** An event for clients that watch a tenant: an answered request or applied state transitions. */
export type Happening =
  | { kind: 'request'; kept: Kept }
  | { kind: 'transitions'; transitions: readonly Transition[] }
  | { kind: 'end' };

export type Watcher = (happening: Happening) => void;

/** The maximum number of entries in the journal for requests that belong to no tenant. */
const ownSize = 500;

/**
 * The request journals of a sandbox: one per tenant, and one for the sandbox itself.
 * The journal of the sandbox contains requests without a tenant and changes by the control plane.
 */
export class Journals {
  /** The journal for requests without a tenant and for changes by the control plane. */
  readonly own = new Journal();
  readonly #tenants = new Map<string, { journal: Journal; tenantId?: string }>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #closed = false;

  /** Returns the journal of a tenant. The journal is empty if the tenant had no requests. */
  of(tenant: string): Journal {
    return (this.#tenants.get(tenant) ?? this.#begin(tenant)).journal;
  }

  /** All tenants that have a request journal, as pairs of tenant name and journal. */
  get all(): [tenant: string, journal: Journal][] {
    return [...this.#tenants].map(([tenant, { journal }]) => [tenant, journal]);
  }

  /**
   * Records the id of the tenant that currently has the given name.
   * A new tenant can have the name of a tenant that another process deleted.
   * The journal of the deleted tenant is then removed.
   */
  isOf(tenant: string, tenantId: string): void {
    const started = this.#tenants.get(tenant) ?? this.#begin(tenant);
    if (started.tenantId === tenantId) return;
    if (started.tenantId !== undefined) this.remove(tenant);
    this.#tenants.set(tenant, { journal: this.of(tenant), tenantId });
  }

  /**
   * Adds a request and its response to the journal of the tenant and notifies the clients that watch the tenant.
   * The journal stores at most `most` entries.
   */
  add(exchange: Exchange, most: number): void {
    if (exchange.tenant === null) {
      this.own.add(exchange, ownSize);
      return;
    }
    const id = this.of(exchange.tenant).add(exchange, most);
    if (this.#watchers.size > 0) this.#tell(exchange.tenant, { kind: 'request', kept: { id, exchange } });
  }

  /** Notifies the clients that watch a tenant about applied state transitions. */
  settled(tenant: string, transitions: readonly Transition[]): void {
    if (transitions.length > 0) this.#tell(tenant, { kind: 'transitions', transitions });
  }

  /** Removes the journal of a tenant and ends the event streams of the clients that watch the tenant. */
  remove(tenant: string): void {
    this.#tenants.delete(tenant);
    this.#tell(tenant, { kind: 'end' });
    this.#watchers.delete(tenant);
  }

  /** Adds a function that receives the events of a tenant. Returns a function that removes it again. */
  watch(tenant: string, watcher: Watcher): () => void {
    if (this.#closed) watcher({ kind: 'end' });
    const watchers = this.#watchers.get(tenant) ?? new Set<Watcher>();
    this.#watchers.set(tenant, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#watchers.get(tenant) === watchers) this.#watchers.delete(tenant);
    };
  }

  /** Ends all event streams when the sandbox stops. */
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
