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
  basis: string;
  link: string;
  scenarios: readonly string[] | 'all';
  remedy: string;
  /** In TypeScript. `grading/sketches/` has the sketches in the other languages. */
  sketch: string;
}
