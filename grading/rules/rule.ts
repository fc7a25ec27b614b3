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

export const languages = ['typescript', 'python', 'go', 'java', 'php', 'csharp'] as const;
export type Language = (typeof languages)[number];

export interface ClientRule {
  id: string;
  area: Area;
  level: Level;
  statement: string;
  /** The writes that the rule judges when their response is lost, each with the reads that show its effect. */
  reads?: Readonly<Record<string, readonly string[]>>;
  basis: string;
  link: string;
  scenarios: readonly string[] | 'all';
  /** The rules that a client with this fault usually violates, too. If this rule failed, they are not judged. */
  explains?: readonly string[];
  /** Another failed rule at level `must` or `should` in the same scenario explains a failure of this rule. */
  explainedBy?: 'scenario';
  remedy: string;
  /** In TypeScript. `grading/sketches/` has the sketches in the other languages. */
  sketch: string;
}
