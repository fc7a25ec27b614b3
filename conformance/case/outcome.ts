/**
 * Lists the outcomes of a test case, from worst to best.
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

/** The outcomes that do not prevent certification if a required test case has them. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Returns whether a required test case with this outcome prevents certification.
 * A test case that only checks the spelling of names ends with a warning, which does not prevent certification.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
