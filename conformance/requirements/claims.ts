import claims from '../../dist/openapi/claims.json' with { type: 'json' };

/** A claim: one numbered statement of the service description in our own words, with its section. */
export interface Claim {
  readonly section: string;
  readonly claim: string;
}

const register: Readonly<Record<string, Claim | undefined>> = claims;

/** Returns the claim with this id. Returns undefined if the id is unknown. */
export function claimOf(id: string): Claim | undefined {
  return register[id];
}

/** Returns the sections of the service description that contain the given claims, separated by semicolons. */
export function sectionOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => claimOf(id)?.section ?? id))].join('; ');
}
