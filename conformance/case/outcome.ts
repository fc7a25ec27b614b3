/**
 * The outcome of a case, from worst to best. The worst outcome of its cases decides a requirement.
 * Only `passed` counts for an implementation; a skip is never a pass.
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

/** Outcomes of required cases that allow certification. */
const harmless: ReadonlySet<Outcome> = new Set(['passed', 'declared', 'not applicable', 'not observable', 'warned']);

/**
 * Whether a required case with this outcome prevents certification. A required case can only warn if a different
 * spelling of a name is all that it can find.
 */
export function preventsCertificate(outcome: Outcome): boolean {
  return !harmless.has(outcome);
}
