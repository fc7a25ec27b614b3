import { randomUUID } from 'node:crypto';

/** What the tokens of a tenant are bound to beside its world; a reset, a restore or a seed leaves it as it is (D-03). */
export interface TokenBinding {
  /** Drawn when the tenant is created: a later tenant of the same name has another one. */
  readonly tenantId: string;
  /** How many times each API key was revoked, by its name; absent where it never was. */
  readonly revocations: ReadonlyMap<string, number>;
}

export function newBinding(): TokenBinding {
  return { tenantId: randomUUID(), revocations: new Map() };
}

/** The binding after an API key was revoked: the tokens that it got end, even if a reset brings the key back. */
export function afterRevocation(binding: TokenBinding, keyName: string): TokenBinding {
  const revocations = new Map(binding.revocations).set(keyName, revocationsOf(binding, keyName) + 1);
  return { ...binding, revocations };
}

export function revocationsOf({ revocations }: TokenBinding, keyName: string): number {
  return revocations.get(keyName) ?? 0;
}
