import type { ListedTenant, Registry } from './store.ts';

/** The list of tenants as a process knows it. */
export class RegistryView {
  readonly version: number;
  readonly tenants: ReadonlyMap<string, ListedTenant>;
  readonly #owners: ReadonlyMap<string, string>;

  constructor({ version, tenants }: Registry) {
    this.version = version;
    this.tenants = new Map(tenants.map((listed) => [listed.tenant, listed]));
    this.#owners = new Map(tenants.flatMap(({ tenant, keys }) => keys.map((key): [string, string] => [key, tenant])));
  }

  /** The tenants whose time is not up, in the order in which they came. */
  names(hostTime: number): string[] {
    return [...this.tenants.values()].filter((listed) => isThere(listed, hostTime)).map(({ tenant }) => tenant);
  }

  ownerOf(key: string, hostTime: number): string | undefined {
    const owner = this.tenants.get(this.#owners.get(key) ?? '');
    return owner && isThere(owner, hostTime) ? owner.tenant : undefined;
  }
}

function isThere({ expiresAt }: ListedTenant, hostTime: number): boolean {
  return expiresAt === null || hostTime < expiresAt;
}
