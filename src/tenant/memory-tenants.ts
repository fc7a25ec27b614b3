import { type Clock, tenantTime } from './clock.ts';
import { apiKeysIn, haveSameApiKeys, isExpired, type Snapshot, type Snapshots, type Tenants } from './tenants.ts';
import { afterRevocation, newBinding, type TokenBinding } from './token-binding.ts';
import type { World } from './world.ts';

interface Tenant {
  world: World;
  seed: World;
  binding: TokenBinding;
  readonly snapshots: Map<string, Snapshot>;
}

/** Stores tenants in memory. All data is lost when the process ends. */
export class MemoryTenants implements Tenants {
  readonly #host: Clock;
  readonly #tenants = new Map<string, Tenant>();
  readonly #owners = new Map<string, string>();
  readonly quarantined: [] = [];

  constructor(host: Clock) {
    this.#host = host;
  }

  unit<T>(work: () => T): T {
    return work();
  }

  afterwards(effect: () => void): void {
    effect();
  }

  get names(): string[] {
    return [...this.#tenants.keys()].filter((name) => this.get(name));
  }

  get faulty(): string[] {
    return this.names.filter((name) => this.get(name)?.rows.faults.size);
  }

  get(name: string): World | undefined {
    const world = this.#tenants.get(name)?.world;
    if (!world || !isExpired(world, this.#host)) return world;
    this.remove(name);
    return undefined;
  }

  readable(name: string): World | undefined {
    return this.get(name);
  }

  ownerOf(key: string): string | undefined {
    const name = this.#owners.get(key);
    return name !== undefined && this.get(name) ? name : undefined;
  }

  add(seed: World): void {
    const { binding = newBinding(), snapshots = new Map() } = this.#tenants.get(seed.tenant) ?? {};
    this.#tenants.set(seed.tenant, { world: seed.fork(seed.tenant), seed, binding, snapshots });
    this.#ownKeysIn(seed);
  }

  remove(name: string): void {
    this.#tenants.delete(name);
    this.#disownKeys(name);
  }

  async discard(name: string): Promise<void> {
    this.remove(name);
  }

  bindingOf(name: string): TokenBinding | undefined {
    return this.#tenants.get(name)?.binding;
  }

  endTokens(name: string, keyName: string): void {
    const tenant = this.#existing(name);
    tenant.binding = afterRevocation(tenant.binding, keyName);
  }

  seedOf(name: string): World {
    return this.#existing(name).seed;
  }

  replace(beginning: World): World {
    const tenant = this.#existing(beginning.tenant);
    if (!haveSameApiKeys(tenant.world, beginning)) this.#ownKeysIn(beginning);
    tenant.world = beginning.fork(beginning.tenant);
    return tenant.world;
  }

  snapshotsOf({ tenant }: World): Snapshots {
    return this.#existing(tenant).snapshots;
  }

  get hostTime(): number {
    return this.#host();
  }

  now(world: World): number {
    return tenantTime(world, this.#host);
  }

  /** The current data, the initial data (seeds) and the snapshots of all tenants. */
  get worlds(): World[] {
    return this.names.flatMap((name) => {
      const { world, seed, snapshots } = this.#existing(name);
      return [world, seed, ...[...snapshots.values()].map((snapshot) => snapshot.world)];
    });
  }

  #ownKeysIn(world: World): void {
    this.#disownKeys(world.tenant);
    for (const key of apiKeysIn(world)) this.#owners.set(key, world.tenant);
  }

  #disownKeys(name: string): void {
    for (const [key, owner] of this.#owners) if (owner === name) this.#owners.delete(key);
  }

  #existing(name: string): Tenant {
    const tenant = this.#tenants.get(name);
    if (!tenant) throw new Error(`no tenant is named "${name}"`);
    return tenant;
  }
}
