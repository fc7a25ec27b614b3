import claims from '../../dist/openapi/claims.json' with { type: 'json' };

/** One statement of the service description in our own words, with the section where it is found. */
export interface Claim {
  readonly section: string;
  readonly claim: string;
}

const register: Readonly<Record<string, Claim | undefined>> = claims;

/** Returns the claim with this id, or undefined if it does not exist. */
export function claimOf(id: string): Claim | undefined {
  return register[id];
}

/** Returns the sections of the claims, each once, separated by semicolons. */
export function sectionOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => claimOf(id)?.section ?? id))].join('; ');
}
