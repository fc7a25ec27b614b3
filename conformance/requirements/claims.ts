import claims from '../../dist/openapi/claims.json' with { type: 'json' };

/** A numbered statement of the service description. The property `claim` contains the statement in our own words. */
export interface Claim {
  readonly section: string;
  readonly claim: string;
}

const register: Readonly<Record<string, Claim | undefined>> = claims;

/** Returns the claim with the given id. Returns undefined if the id is unknown. */
export function claimOf(id: string): Claim | undefined {
  return register[id];
}

/** Returns the sections that contain the given claims. Semicolons separate the sections in the returned text. */
export function sectionOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => claimOf(id)?.section ?? id))].join('; ');
}
