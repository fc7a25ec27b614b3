import type { ListedTenant, Registry, Store } from './store.ts';

/** The list of tenants in the memory of this process. The entry of a damaged tenant describes the damage. */
export class TenantList {
  readonly #store: Store;
  readonly #quarantined = new Map<string, string>();
  #registry: Registry;
  #tenants = new Map<string, ListedTenant>();
  #owners = new Map<string, string>();
  #requests = 0;
  #shown = 0;

  private constructor(store: Store, registry: Registry) {
    this.#store = store;
    this.#registry = registry;
    this.#show(registry);
  }

  static async open(store: Store): Promise<TenantList> {
    return new TenantList(store, await store.registry());
  }

  get version(): number {
    return this.#registry.version;
  }

  /** Several reads can run at the same time. Ignores an old list that arrives after a newer list. */
  async refresh(): Promise<void> {
    this.#requests += 1;
    const request = this.#requests;
    const registry = await this.#store.registry();
    if (request < this.#shown) return;
    this.#shown = request;
    this.#show(registry);
  }

  /** Oldest tenant first. */
  names(hostTime: number): string[] {
    return this.#registry.tenants.filter((listed) => isThere(listed, hostTime)).map(({ tenant }) => tenant);
  }

  expired(hostTime: number): string[] {
    return this.#registry.tenants.filter((listed) => !isThere(listed, hostTime)).map(({ tenant }) => tenant);
  }

  isFaulty(name: string): boolean {
    return this.#tenants.get(name)?.faulty ?? false;
  }

  ownerOf(key: string, hostTime: number): string | undefined {
    const owner = this.#tenants.get(this.#owners.get(key) ?? '');
    return owner && isThere(owner, hostTime) ? owner.tenant : undefined;
  }

  noteDamage(name: string, reason: string | undefined): void {
    if (reason === undefined) this.#quarantined.delete(name);
    else this.#quarantined.set(name, reason);
  }

  get quarantined(): { id: string; reason: string }[] {
    const left = [...this.#quarantined].filter(([name]) => this.#tenants.has(name));
    return left.map(([id, reason]) => ({ id, reason })).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  #show(registry: Registry): void {
    this.#registry = registry;
    this.#tenants = new Map(registry.tenants.map((listed) => [listed.tenant, listed]));
    this.#owners = new Map(
      registry.tenants.flatMap(({ tenant, keys }) => keys.map((key): [string, string] => [key, tenant])),
    );
  }
}

function isThere({ expiresAt }: ListedTenant, hostTime: number): boolean {
  return expiresAt === null || hostTime < expiresAt;
}
