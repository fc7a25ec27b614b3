import type { Coverage, TracedClaim } from '../trace/trace.ts';

export type ClaimCount = Readonly<Record<'all' | Coverage, number>>;

export function countClaims(claims: readonly TracedClaim[]): ClaimCount {
  const count = (coverage: Coverage) => claims.filter((each) => each.coverage === coverage).length;
  return { all: claims.length, covered: count('covered'), partly: count('partly'), open: count('open') };
}

export function formatClaims({ all, covered, partly, open }: ClaimCount): string {
  return `claims       ${all}: ${covered} covered, ${partly} partly, ${open} open`;
}
