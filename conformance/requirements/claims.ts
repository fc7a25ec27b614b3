import claims from '../../dist/openapi/claims.json' with { type: 'json' };

export interface Claim {
  readonly section: string;
  readonly claim: string;
}

const register: Readonly<Record<string, Claim | undefined>> = claims;

export function claimOf(id: string): Claim | undefined {
  return register[id];
}

export function sectionOf(ids: readonly string[]): string {
  return [...new Set(ids.map((id) => claimOf(id)?.section ?? id))].join('; ');
}
