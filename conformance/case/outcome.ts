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

/** A target gets a certificate only if every required test case has one of these outcomes. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns true if a required test case with the given outcome prevents the certification of a target.
 * If the target violates a recommended requirement, the outcome is `warned` instead of `failed`.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
