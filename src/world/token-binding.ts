import { randomUUID } from 'node:crypto';

/**
 * The data that access tokens of a tenant are checked against.
 * A reset, a restored snapshot or a new seed file does not change this data (D-03).
 */
export interface TokenBinding {
  /** A random id of the tenant. A later tenant with the same name has another random id. */
  readonly tenantId: string;
  /** The number of revocations by the name of the API key. An API key that was never revoked is not included. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/**
 * Counts a revocation of an API key, which invalidates all access tokens of the key.
 * The tokens stay invalid even if a reset restores the API key.
 */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
