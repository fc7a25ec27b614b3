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

/** The outcomes of required test cases that do not prevent the certificate of the target. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns whether a required test case with this outcome prevents the certificate of the target.
 * A violated requirement about the spelling of names causes a warning, which prevents no certificate.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
