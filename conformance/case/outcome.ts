/**
 * The outcomes of a test case, from worst to best.
 * The outcome of a requirement is the worst outcome of its test cases.
 */
export const outcomes = [
  'failed',
  'error',
  'blocked',
  'unbound',
  'unsupported',
  'warned',
  'untested',
  'not observable',
  'not applicable',
  'declared',
  'passed',
] as const;

export type Outcome = (typeof outcomes)[number];

/** A target can be certified although required test cases have these outcomes. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns true if a target cannot be certified while a required test case has the given outcome.
 * A required test case about the spelling of names, such as job kinds, gets the outcome `warned` instead of `failed`.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
