import { randomUUID } from 'node:crypto';

/** Resetting a tenant or restoring a snapshot does not invalidate access tokens (design decision D-03). */
export interface TokenBinding {
  /** A later tenant with the same name has a different id. */
  readonly tenantId: string;
  /** Maps the name of each API key to the number of times that the API key was revoked. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/** A token for a revoked API key stays invalid, even if a reset of the tenant restores the API key. */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
