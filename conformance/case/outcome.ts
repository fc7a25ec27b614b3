/**
 * The outcomes of a test case, from worst to best.
 * The outcome of a requirement is the worst outcome of its test cases. Only `passed` counts as conformance.
 * A skipped test case never counts as passed.
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

/** The outcomes of required test cases that do not prevent a certificate. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns whether a required test case with this outcome prevents a certificate.
 * A test case that only checks the spelling of names ends with a warning, which does not prevent a certificate.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
