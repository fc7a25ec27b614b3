/** The levels of rules: a failed `must` gives grade F, a failed `should` gives grade B, and `info` changes no grade. */
export const levels = ['must', 'should', 'info'] as const;
export type Level = (typeof levels)[number];

export const areas = [
  'tokens',
  'jobs',
  'lists',
  'limits',
  'robustness',
  'tolerance',
  'requests',
  'errors',
  'files',
  'secrets',
] as const;
export type Area = (typeof areas)[number];

/** A rule for clients, as written in `grading/rules/<area>.yaml`. */
export interface Rule {
  id: string;
  area: Area;
  level: Level;
  /** The rule for clients in one sentence. */
  statement: string;
  /** The clause of the contract or of a standard that requires the rule. */
  basis: string;
  /** The URL of the clause on which the rule is based. */
  link: string;
  /** The ids of the grading scenarios that can decide the rule, or `all`. */
  scenarios: readonly string[] | 'all';
  /** How to correct a client that violates the rule. */
  remedy: string;
  /** Example code in TypeScript for a client that follows the rule. */
  sketch: string;
}
