import { type Clock, tenantTime } from './clock.ts';
import type { TenantData } from './tenant-data.ts';
import {
  afterRevocation,
  apiKeysIn,
  haveSameApiKeys,
  isExpired,
  newBinding,
  type Snapshot,
  type Snapshots,
  type Tenants,
  type TokenBinding,
} from './tenants.ts';

interface Tenant {
  tenantData: TenantData;
  seed: TenantData;
  binding: TokenBinding;
  readonly snapshots: Map<string, Snapshot>;
}

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

  get(name: string): TenantData | undefined {
    const tenantData = this.#tenants.get(name)?.tenantData;
    if (!tenantData || !isExpired(tenantData, this.#host)) return tenantData;
    this.remove(name);
    return undefined;
  }

  readable(name: string): TenantData | undefined {
    return this.get(name);
  }

  ownerOf(key: string): string | undefined {
    const name = this.#owners.get(key);
    return name !== undefined && this.get(name) ? name : undefined;
  }

  add(seed: TenantData): void {
    const { binding = newBinding(), snapshots = new Map() } = this.#tenants.get(seed.tenant) ?? {};
    this.#tenants.set(seed.tenant, { tenantData: seed.fork(seed.tenant), seed, binding, snapshots });
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

  seedOf(name: string): TenantData {
    return this.#existing(name).seed;
  }

  replace(beginning: TenantData): TenantData {
    const tenant = this.#existing(beginning.tenant);
    if (!haveSameApiKeys(tenant.tenantData, beginning)) this.#ownKeysIn(beginning);
    tenant.tenantData = beginning.fork(beginning.tenant);
    return tenant.tenantData;
  }

  snapshotsOf({ tenant }: TenantData): Snapshots {
    return this.#existing(tenant).snapshots;
  }

  get hostTime(): number {
    return this.#host();
  }

  now(tenantData: TenantData): number {
    return tenantTime(tenantData, this.#host);
  }

  get worlds(): TenantData[] {
    return this.names.flatMap((name) => {
      const { tenantData, seed, snapshots } = this.#existing(name);
      return [tenantData, seed, ...[...snapshots.values()].map((snapshot) => snapshot.tenantData)];
    });
  }

  #ownKeysIn(tenantData: TenantData): void {
    this.#disownKeys(tenantData.tenant);
    for (const key of apiKeysIn(tenantData)) this.#owners.set(key, tenantData.tenant);
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
