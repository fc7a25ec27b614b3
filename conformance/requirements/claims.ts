import claims from '../../dist/openapi/claims.json' with { type: 'json' };

/** One statement of the service's description in our words, and its section. */
export interface Claim {
  readonly section: string;
  readonly claim: string;
}

const register: Readonly<Record<string, Claim | undefined>> = claims;

/** The claim with this id; undefined if it does not exist. */
export function claimOf(id: string): Claim | undefined {
  return register[id];
}

/** The sections of the claims, each once, separated by semicolons. */
export function sectionOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => claimOf(id)?.section ?? id))].join('; ');
}
