/**
 * How a case ended, from the worst to the best: the worst decides when a requirement has several cases. Only `passed`
 * speaks for an implementation; a skip is never a pass.
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

/** Outcomes of required cases that leave a certificate possible. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Whether a required case with this outcome prevents a certificate. A required case only warns where another spelling of
 * a name is all that it can find.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
