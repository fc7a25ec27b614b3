import { randomUUID } from 'node:crypto';

/** The values that make a token valid for a tenant. Reset, restore and seed do not change them (D-03). */
export interface TokenBinding {
  /** A random id of the tenant. A later tenant with the same name has another id. */
  readonly tenantId: string;
  /** The number of revocations of each API key by name. Absent for keys that were never revoked. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/** Counts a revocation. It invalidates all tokens of the API key, even if a reset restores the key. */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
