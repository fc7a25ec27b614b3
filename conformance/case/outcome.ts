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

/** The outcomes of required test cases that still allow a certificate. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns whether a target cannot be certified because a required test case has this outcome.
 * A difference only in the spelling of names causes a warning, which does not prevent a certificate.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
