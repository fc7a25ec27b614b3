import { randomUUID } from 'node:crypto';

/** Binds tokens to a tenant. Reset, restore and seed do not change it (D-03). */
export interface TokenBinding {
  /** A random id of the tenant. A later tenant with the same name has another id. */
  readonly tenantId: string;
  /** The number of revocations of each API key by name. Absent for keys that were never revoked. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/** Returns the binding after a revocation. It invalidates the tokens of the key, even if a reset restores the key. */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
